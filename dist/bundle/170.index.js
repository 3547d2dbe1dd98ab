export const id = 170;
export const ids = [170];
export const modules = {

/***/ 60170:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCorpus: () => (/* binding */ runCorpus)
});

// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/mcp/list-all.ts
var list_all = __webpack_require__(91136);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
// EXTERNAL MODULE: ./src/rules/registry.ts + 30 modules
var registry = __webpack_require__(48429);
// EXTERNAL MODULE: ./src/mcp/channel/http-facts.ts
var http_facts = __webpack_require__(24148);
// EXTERNAL MODULE: ./src/mcp/frames.ts
var mcp_frames = __webpack_require__(17800);
// EXTERNAL MODULE: ./src/mcp/revisions/modern.ts
var revisions_modern = __webpack_require__(24074);
;// CONCATENATED MODULE: ./src/conformance/corpus/types.ts
const passed = { status: "passed" };
/** A verdict of a check that does not apply. */
function skipped(message) {
    return { status: "skipped", message };
}
/** A verdict of a rule that does not hold. */
function failed(message, evidence) {
    return { status: "failed", message, ...(evidence !== undefined && { evidence }) };
}

;// CONCATENATED MODULE: ./src/conformance/corpus/probe.ts







/** How long to wait for an answer. A slow server answers within this time. */
const ANSWER_MS = 10_000;
const MAX_EVIDENCE = 1_024;
const MAX_BODY = 1_024 * 1_024;
const DENIED = [401, 403, 429];
/** Sends the requests of checks in one session. */
class Probe {
    facts;
    watched;
    modern;
    session;
    constructor(facts, watched) {
        this.facts = facts;
        this.watched = watched;
        this.modern = (0,known/* isSince */.$l)(facts.revision, known/* FIRST_MODERN */.TZ);
        this.session = watched.session;
    }
    get revision() {
        return this.facts.revision;
    }
    get listed() {
        return this.facts.listed;
    }
    /** The request that every server of the revision answers. */
    get liveness() {
        return (0,known/* livenessOf */.l8)(this.revision);
    }
    /** The `_meta` that a request has at a revision without a handshake. */
    get meta() {
        return this.modern ? (0,revisions_modern/* requestMeta */.t$)(this.revision, {}, this.facts.clientVersion) : undefined;
    }
    /** Sends one request and waits for its answer. `purpose`: `test` if a correct server answers it with a result. */
    async request(method, params, purpose = "probe") {
        const outcome = await this.session.request(method, params, { timeoutMs: ANSWER_MS, purpose });
        return this.#reply({ method, ...(params && { params }) }, outcome);
    }
    /** Sends a request whose `_meta` is not completed; `headers` replace those of the session, over HTTP. */
    async requestAsWritten(method, params, headers) {
        const options = { timeoutMs: ANSWER_MS, purpose: "raw", ...(headers && { headers }) };
        return this.#reply({ method, params }, await this.session.request(method, params, options));
    }
    /** Sends a request and waits for its answer, or until `later` is true: then the server has left it unanswered. */
    async requestUntil(method, later) {
        const waiting = new AbortController();
        const options = { timeoutMs: ANSWER_MS, purpose: "raw", signal: waiting.signal };
        const answered = this.session.request(method, undefined, options);
        return this.#reply({ method }, await unlessSilent(answered, later, waiting));
    }
    /** Sends a request that stays open, and waits for the first notification for which `isIt` is true, or for its answer. */
    async open(method, params, isIt) {
        const waiting = new AbortController();
        let first;
        const onNotification = (frame, id) => {
            if (first || !isIt({ frame, id }))
                return;
            first = { frame, id };
            waiting.abort();
        };
        const options = { timeoutMs: ANSWER_MS, purpose: "probe", signal: waiting.signal, onNotification };
        const outcome = await this.session.request(method, params, options);
        const sent = { method, params };
        if (!first)
            return { first, reply: this.#reply(sent, outcome) };
        return { first, reply: replyOf(sent, { kind: "answer", answer: first.frame, durationMs: 0, notifications: [] }) };
    }
    notify(method, params) {
        this.session.notify(method, params);
    }
    /**
     * Sends bytes unchanged. Over stdio, a server that answers two later requests and not these bytes has not answered them:
     * nothing is waited for.
     */
    async raw(text) {
        const waiting = new AbortController();
        const answered = this.session.raw(text, { timeoutMs: ANSWER_MS, purpose: "raw", signal: waiting.signal });
        const sent = (0,mcp_frames/* requestIn */.zT)(text);
        if (this.facts.transport !== "stdio")
            return this.#reply(sent, await answered);
        const later = async () => (await this.isAnswering()) && (await this.isAnswering());
        return this.#reply(sent, await unlessSilent(answered, later, waiting));
    }
    /** Sends one HTTP request as it is, outside of the session. Only for a server that is reached over HTTP. */
    async http(request, until = "answer") {
        const { target } = this.watched;
        if (target.kind !== "http")
            throw new Error("the server has no URL");
        const { httpExchange } = await Promise.all(/* import() */[__webpack_require__.e(9604), __webpack_require__.e(7406)]).then(__webpack_require__.bind(__webpack_require__, 67406));
        const response = await httpExchange(target, request, { timeoutMs: ANSWER_MS, maxBytes: MAX_BODY, until });
        if (!response.ok && response.fault.rule_id === "FAULT-TIMEOUT-CALL")
            this.facts.waitedInVain(ANSWER_MS);
        return httpReply(request, response);
    }
    /** A request as text, with an id of its own; `more` replaces its members. */
    frame(method, params, more = {}) {
        const { meta } = this;
        const fullParams = meta ? { _meta: meta, ...params } : params;
        const id = `mcptest-${this.facts.nextId()}`;
        return JSON.stringify({ jsonrpc: "2.0", id, method, ...(fullParams && { params: fullParams }), ...more });
    }
    /** True if the server answers the request that every server of the revision answers. */
    async isAnswering() {
        if (!this.session.alive)
            return false;
        const { outcome } = await this.request(this.liveness);
        return outcome.kind === "answer" || (outcome.kind === "fault" && outcome.fault.unverified === true);
    }
    /** Asks the server to end in one way; undefined if it has no process. */
    async endBy(way, ms) {
        this.watched.watch.isEnding = true;
        const hasEnded = await this.session.endBy(way, ms);
        if (hasEnded === false)
            this.facts.waitedInVain(ms);
        return hasEnded;
    }
    #reply(sent, outcome) {
        if (outcome.kind === "timeout")
            this.facts.waitedInVain(outcome.afterMs);
        return replyOf(sent, outcome);
    }
}
/** The outcome of a request; `silent` if `later` is true before it is answered, and then it is waited for no more. */
async function unlessSilent(answered, later, waiting) {
    const giveUp = async () => {
        // What is sent in the same moment goes first.
        await null;
        if (await later())
            waiting.abort();
    };
    void giveUp();
    const outcome = await answered;
    return outcome.kind === "timeout" && waiting.signal.aborted ? { kind: "silent" } : outcome;
}
/** A reply of a request that was sent by other means. */
function replyOf(sent, outcome) {
    const frame = outcome.kind === "answer" ? outcome.answer : undefined;
    const error = (0,json/* isObject */.Gv)(frame?.["error"]) ? frame["error"] : undefined;
    const result = !error && (0,json/* isObject */.Gv)(frame?.["result"]) ? frame["result"] : undefined;
    const lines = [(0,redacted/* say */.cv) `→ ${probe_short(sent)}`, (0,redacted/* say */.cv) `← ${frame ? probe_short(frame) : endOf(outcome)}`];
    return { outcome, result, error, evidence: (0,redacted/* join */.fj)(lines, "\n") };
}
function httpReply({ method, headers, body }, response) {
    const http = response.ok ? response.http : response.fault.http;
    const answer = response.ok ? (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(response.body), MAX_EVIDENCE) : response.fault.message;
    const sent = (0,redacted/* say */.cv) `→ ${method} ${probe_short(headers)} ${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(body ?? ""), MAX_EVIDENCE)}`;
    return {
        http,
        body: response.ok ? response.body : "",
        fault: response.ok ? undefined : response.fault,
        frame: response.ok ? (0,http_facts/* objectIn */.D7)(response.body) : undefined,
        isDenied: http !== undefined && DENIED.includes(http.status),
        evidence: (0,redacted/* join */.fj)([sent, (0,redacted/* say */.cv) `← ${http === undefined ? (0,redacted/* say */.cv) `` : (0,redacted/* say */.cv) `HTTP ${http.status} `}${answer}`], "\n"),
    };
}
/** The verdict on a reply that is not an answer; undefined if it is one. */
function withoutAnswer({ outcome, evidence }) {
    switch (outcome.kind) {
        case "answer":
            return undefined;
        case "fault":
            return outcome.fault.unverified
                ? { status: "unverified", message: outcome.fault.message }
                : failed(outcome.fault.message, evidence);
        case "unsendable":
            return { status: "unverified", message: outcome.message };
        default:
            return failed(endOf(outcome), evidence);
    }
}
/** A JSON value of the server in a message, at most 100 characters. */
function shown(value) {
    return (0,redacted/* cut */.Jj)((0,redacted/* jsonText */.s$)((0,redacted/* hideValue */.Em)(value)), 100);
}
function endOf(outcome) {
    switch (outcome.kind) {
        case "timeout":
            return (0,redacted/* say */.cv) `no answer within ${Math.round(outcome.timeoutMs)} ms`;
        case "died": {
            const { exit_code, signal } = outcome.process;
            return (0,redacted/* say */.cv) `the server ended: ${signal === null ? (0,redacted/* say */.cv) `exit code ${exit_code ?? "unknown"}` : (0,redacted/* say */.cv) `signal ${(0,redacted/* hide */.jD)(signal)}`}`;
        }
        case "fault":
            return outcome.fault.message;
        case "unsendable":
            return outcome.message;
        case "silent":
            return (0,redacted/* say */.cv) `no answer, although later requests were answered`;
        case "answer":
            return (0,redacted/* say */.cv) `an answer`;
    }
}
function probe_short(value) {
    return (0,redacted/* cut */.Jj)((0,json/* isObject */.Gv)(value) && typeof value["raw"] === "string" ? (0,redacted/* hide */.jD)(value["raw"]) : (0,redacted/* jsonText */.s$)((0,redacted/* hideValue */.Em)(value)), MAX_EVIDENCE);
}
/** Makes what several checks of a session need, once for each session. */
function oncePerSession(make) {
    const made = new WeakMap();
    return (probe) => {
        const before = made.get(probe);
        if (before)
            return before;
        const result = make(probe);
        made.set(probe, result);
        return result;
    };
}

// EXTERNAL MODULE: ./src/mcp/connection.ts + 11 modules
var connection = __webpack_require__(807);
// EXTERNAL MODULE: ./src/mcp/open.ts + 1 modules
var mcp_open = __webpack_require__(5935);
// EXTERNAL MODULE: ./src/conformance/invariants/review.ts + 8 modules
var review = __webpack_require__(72980);
// EXTERNAL MODULE: ./src/conformance/invariants/evidence.ts
var evidence = __webpack_require__(71310);
;// CONCATENATED MODULE: ./src/conformance/corpus/log-levels.ts
/** The levels of RFC 5424, from the least severe on. */
const LOG_LEVELS = [
    "debug",
    "info",
    "notice",
    "warning",
    "error",
    "critical",
    "alert",
    "emergency",
];

;// CONCATENATED MODULE: ./src/conformance/corpus/notifications.ts






const MAX_KEPT = 1_000;
/** Judges the progress and the log messages of a session. */
class NotificationWatch {
    /** The tokens that requests gave. */
    #tokens = new Set();
    /** One notification for each token that a server named. */
    #progress = new Map();
    #logs = 0;
    #wrongLog;
    add({ request, notifications = [], direction }) {
        if (direction === "server")
            this.#note(request);
        else if ((0,json/* isObject */.Gv)(request) && (0,json/* isObject */.Gv)(request["params"]) && (0,json/* isObject */.Gv)(request["params"]["_meta"])) {
            const { progressToken } = request["params"]["_meta"];
            if (progressToken !== undefined)
                this.#tokens.add(progressToken);
        }
        for (const frame of notifications)
            this.#note(frame);
    }
    /** Empty for what the server did not send. */
    verdicts() {
        const wrong = [...this.#progress].find(([token]) => !this.#tokens.has(token));
        const progress = wrong
            ? failed((0,redacted/* say */.cv) `progress names the token ${shown(wrong[0])}, which no request gave`, (0,evidence/* evidenceOf */.X)(wrong[1]))
            : passed;
        return [
            ...(this.#progress.size > 0 ? [["PROTO-PROGRESS-TOKEN", progress]] : []),
            ...(this.#logs > 0 ? [["PROTO-LOG-MESSAGE", this.#wrongLog ?? passed]] : []),
        ];
    }
    #note(frame) {
        if (!(0,json/* isObject */.Gv)(frame) || !(0,json/* isObject */.Gv)(frame["params"]))
            return;
        const { method, params } = frame;
        if (method === "notifications/progress" && this.#progress.size < MAX_KEPT) {
            this.#progress.set(params["progressToken"], frame);
        }
        if (method !== "notifications/message")
            return;
        this.#logs += 1;
        const { level } = params;
        if (!LOG_LEVELS.includes(level))
            this.#wrongLog ??= failed((0,redacted/* say */.cv) `a log message has the level ${shown(level)}`, (0,evidence/* evidenceOf */.X)(frame));
        else if (!("data" in params))
            this.#wrongLog ??= failed((0,redacted/* say */.cv) `a log message has no data`, (0,evidence/* evidenceOf */.X)(frame));
    }
}

;// CONCATENATED MODULE: ./src/conformance/corpus/session-watch.ts



/** Watches one session: its exchanges are judged by the invariants, until it is asked to end. */
class SessionWatch {
    faults = [];
    isEnding = false;
    /** True once the server has answered a request. */
    hasAnswered = false;
    #review;
    #notifications = new NotificationWatch();
    #noiseAtEnd = [];
    constructor(transport) {
        this.#review = (0,review/* reviewSession */.N)({ transport });
    }
    addExchange(exchange, owner) {
        this.hasAnswered ||= exchange.direction !== "server" && exchange.response !== undefined;
        this.#notifications.add(exchange);
        if (!this.isEnding)
            this.#review.addExchange(exchange, owner);
        else if (exchange.raw !== undefined)
            this.#noiseAtEnd.push((0,redacted/* hide */.jD)(exchange.raw));
    }
    /** All that was seen, after the session has ended. */
    async observations(schemas) {
        return {
            invariants: await this.#review.results(schemas),
            faults: this.faults,
            notifications: this.#notifications.verdicts(),
            noiseAtEnd: this.#noiseAtEnd,
        };
    }
}

;// CONCATENATED MODULE: ./src/conformance/corpus/session.ts




/** The sessions of one corpus run with one server. */
class CorpusSessions {
    port;
    observed = [];
    /** How many servers were started or reached. */
    starts = 0;
    transport = "stdio";
    #detected = {};
    /** A server over HTTP that the run started: all other sessions share it. */
    #shared;
    /** Servers of later sessions, which get ready while the first one does. */
    #ahead = [];
    constructor(port) {
        this.port = port;
    }
    /**
     * Opens the first session at a revision; null for the newest. Over stdio, the servers of the `others` that follow start
     * with it.
     */
    async openFirst(targetVersion, others) {
        const first = await this.#start();
        if (!first.ok)
            return first;
        if (first.connection.target.kind === "stdio")
            this.#ahead = Array.from({ length: others }, () => this.#start());
        const opened = await this.#open(first, targetVersion, false);
        // A server that cannot be started twice at a time is started alone.
        return opened.ok || !(await this.endUnused()) ? opened : this.open(targetVersion);
    }
    /** Opens a session at a revision; null for the newest. With `bare`, without a handshake. */
    async open(targetVersion, bare = false) {
        const started = await (this.#ahead.shift() ?? this.#start());
        return started.ok ? this.#open(started, targetVersion, bare) : started;
    }
    /** Ends the servers that no session uses; true if one of them was running. */
    async endUnused() {
        const unused = await Promise.all(this.#ahead.splice(0));
        const running = await Promise.all(unused.map(async (started) => {
            if (!started.ok)
                return false;
            const wasRunning = started.connection.session.alive;
            await started.connection.session.close();
            started.dispose();
            return wasRunning;
        }));
        return running.includes(true);
    }
    async #start() {
        const made = this.#shared
            ? { ok: true, target: this.#shared, dispose: () => { } }
            : await this.port.target();
        if (!made.ok)
            return made;
        this.starts += 1;
        const { target, client, dispose } = made;
        const transport = this.#detected.transport;
        const known = transport !== undefined && target.kind === "http" ? { ...target, transport } : target;
        const watch = new SessionWatch(target.kind);
        const options = {
            ...this.port.options,
            targetVersion: null,
            detected: this.#detected,
            ...(client && { client }),
            onExchange: (exchange, owner) => {
                this.port.options.onExchange?.(exchange, owner);
                watch.addExchange(exchange, owner);
            },
            onFault: (fault) => watch.faults.push(fault),
        };
        const connected = await (0,connection/* connect */.Ng)(known, options, performance.now());
        if (connected.ok)
            return { ok: true, connection: connected.connection, watch, dispose };
        dispose();
        return connected;
    }
    async #open({ connection, watch, dispose }, targetVersion, bare) {
        const { target, options } = connection;
        // A server that was started ahead may have waited for its turn.
        const deadline = target.kind === "stdio" ? performance.now() + options.startupTimeoutMs : connection.deadline;
        const opened = bare
            ? { ok: true, session: connection.session }
            : await (0,mcp_open/* openConnected */.G)({ ...connection, deadline, options: { ...options, targetVersion } });
        if (!opened.ok) {
            dispose();
            return opened;
        }
        if (target.kind === "http")
            this.transport = this.#detected.transport ?? target.transport ?? "http";
        if (target.kind === "http" && target.start) {
            const { start: _, ready: __, ...reached } = target;
            this.#shared = reached;
        }
        const { session } = opened;
        const end = async () => {
            watch.isEnding = true;
            watch.faults.push(...(await session.close()));
            dispose();
        };
        const close = async () => {
            await end();
            this.observed.push(await watch.observations(this.port.schemas));
        };
        return { ok: true, watched: { session, target, watch, close, discard: end } };
    }
}
/** The reason why a session could not be opened. */
function unopened({ rule_id, message }) {
    return (0,redacted/* say */.cv) `another session could not be opened: ${message} [${rule_id}]`;
}

;// CONCATENATED MODULE: ./src/conformance/corpus/lanes.ts





/** How many sessions a lane opens at most: a check may end one. */
const MAX_SESSIONS = 4;
const ENDED_TOO_OFTEN = {
    rule_id: "FAULT-LIFECYCLE-GIVEN-UP",
    message: (0,redacted/* say */.cv) `the server ended ${MAX_SESSIONS} times`,
};
/** The lanes that open a session of their own; the ordinary one has the first session. */
const OTHERS = ["early", "hostile"];
/** How many sessions checks need besides the first one. */
function otherSessions(checks) {
    return OTHERS.filter((name) => checks.some(({ lane }) => lane === name)).length;
}
/**
 * Runs live checks, each in the session of its lane. Lanes run together. A server that cannot be started twice at a time
 * gets them one after the other.
 *
 * @param first the session of the ordinary lane
 */
async function runLanes(sessions, facts, first, checks) {
    const verdicts = new Map();
    const laneOf = (name, isLast, session) => {
        const checksOfLane = checks.filter(({ lane, id }) => lane === name && !verdicts.has(id));
        return runLane(name, checksOfLane, { sessions, facts, verdicts, isLast }, session);
    };
    const running = Promise.all(OTHERS.map((name) => laneOf(name, false)));
    // A server over HTTP that the run started ends with the first session.
    if (facts.transport !== "stdio")
        await running;
    await Promise.all([laneOf("ordinary", true, first), running]);
    for (const name of OTHERS)
        await laneOf(name, true);
    return verdicts;
}
async function runLane(name, checks, { sessions, facts, verdicts, isLast }, first) {
    let probe = first && new Probe(facts, first);
    let opened = 0;
    for (const { id, needs, check } of checks) {
        if (needs !== undefined && !advertises(facts, needs)) {
            verdicts.set(id, [skipped((0,redacted/* say */.cv) `the server does not advertise "${(0,redacted/* hide */.jD)(needs)}"`)]);
            continue;
        }
        if (!probe?.session.alive) {
            await probe?.watched.close();
            probe = undefined;
            const result = opened < MAX_SESSIONS
                ? await openLane(name, sessions, facts)
                : { ok: false, failure: ENDED_TOO_OFTEN };
            opened += 1;
            if (!result.ok) {
                const why = unverified(unopened(result.failure));
                if (isLast)
                    for (const rest of checks)
                        if (!verdicts.has(rest.id))
                            verdicts.set(rest.id, [why]);
                return;
            }
            probe = new Probe(facts, result.watched);
        }
        const found = [await check(probe)].flat();
        if (!isLast && !probe.session.alive && !probe.watched.watch.hasAnswered)
            return probe.watched.discard();
        verdicts.set(id, found);
    }
    await probe?.watched.close();
}
/** The early lane has no handshake, and no server/discover. The others offer the revision that was negotiated. */
function openLane(name, sessions, { revision }) {
    return sessions.open(revision, name === "early");
}
function advertises({ listed: { capabilities } }, path) {
    let value = capabilities;
    for (const key of path.split("."))
        value = (0,json/* isObject */.Gv)(value) ? value[key] : undefined;
    return value !== undefined && value !== null && value !== false;
}
function unverified(message) {
    return { status: "unverified", message };
}

;// CONCATENATED MODULE: ./src/conformance/corpus/observed.ts



const MAX_NOISE = 1_024;
/** Faults that only a server with a process has. */
const OF_PROCESS = ["FAULT-LIFECYCLE-LEFT-CHILD"];
/** The verdicts on what was seen in the sessions, whatever was sent: invariants and faults that are corpus rules. */
function observedVerdicts(sessions, transport) {
    const verdicts = new Map();
    const invariants = sessions.flatMap((session) => session.invariants);
    for (const id of new Set(invariants.map((result) => result.id))) {
        if ((0,registry/* ruleOf */.Y)(id).corpus)
            verdicts.set(id, ofInvariant(invariants.filter((result) => result.id === id)));
    }
    for (const [id, verdict] of sessions.flatMap(({ notifications }) => notifications)) {
        if (verdicts.get(id)?.[0]?.status !== "failed")
            verdicts.set(id, [verdict]);
    }
    const faults = sessions.flatMap((session) => session.faults);
    for (const { rule_id, message, evidence } of faults) {
        if ((0,registry/* isRuleId */.KX)(rule_id) && (0,registry/* ruleOf */.Y)(rule_id).corpus)
            verdicts.set(rule_id, [failed(message, evidence)]);
    }
    if (transport !== "stdio")
        return verdicts;
    for (const id of OF_PROCESS)
        if (!verdicts.has(id))
            verdicts.set(id, [passed]);
    const noise = sessions.flatMap((session) => session.noiseAtEnd);
    verdicts.set("TRANSPORT-STDOUT-AT-END", [
        noise.length === 0
            ? passed
            : failed((0,redacted/* say */.cv) `the server wrote something to stdout that is not a protocol message while it ended`, (0,redacted/* cut */.Jj)((0,redacted/* join */.fj)(noise, "\n"), MAX_NOISE)),
    ]);
    return verdicts;
}
/** One failure for each way in which an invariant is broken, over all sessions. */
function ofInvariant(results) {
    const broken = new Map();
    for (const { breaches } of results) {
        for (const { message, evidence, severity } of breaches) {
            broken.set(message, { ...failed(message, evidence), ...(severity && { severity }) });
        }
    }
    if (broken.size > 0)
        return [...broken.values()];
    const unjudged = results.flatMap((result) => result.unjudged).map(({ message }) => message);
    if (unjudged.length > 0)
        return unjudged.map((message) => ({ status: "unverified", message }));
    return results.some(({ status }) => status === "pass") ? [passed] : [];
}

// EXTERNAL MODULE: ./src/conformance/invariants/capability.ts
var capability = __webpack_require__(61629);
// EXTERNAL MODULE: ./src/conformance/probes/schema.ts
var schema = __webpack_require__(51298);
;// CONCATENATED MODULE: ./src/conformance/corpus/checks/answers.ts



const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
/** The verdict on a request that is to be answered with one of these error codes. `what`: a noun for the request. */
function expectCode(reply, what, ...codes) {
    const { error, evidence } = reply;
    const [code = INVALID_PARAMS] = codes;
    if (error && codes.includes(Number(error["code"])))
        return passed;
    if (error)
        return failed((0,redacted/* say */.cv) `${what} is answered with the error ${shown(error["code"])}, not ${code}`, evidence);
    return withoutAnswer(reply) ?? failed((0,redacted/* say */.cv) `${what} is answered with a result, not with the error ${code}`, evidence);
}
/** The verdict on a request that is to be answered with a result; `wrong` names what is wrong with it. */
function expectResult(reply, what, wrong = () => undefined) {
    const { error, result, evidence } = reply;
    if (result) {
        const why = wrong(result);
        return why === undefined ? passed : failed((0,redacted/* say */.cv) `${what}: ${why}`, evidence);
    }
    if (error)
        return failed((0,redacted/* say */.cv) `${what} is answered with the error ${shown(error["code"])}`, evidence);
    return withoutAnswer(reply) ?? failed((0,redacted/* say */.cv) `${what} is answered with a result that is not an object`, evidence);
}
/** What is wrong with a result that should be empty. */
function notEmpty(result) {
    const members = Object.keys(result).filter((key) => key !== "_meta" && key !== "resultType");
    return members.length === 0 ? undefined : (0,redacted/* say */.cv) `the result is ${shown(result)}, not an empty object`;
}
/** The verdict on a message that is to change nothing: the server answers the next request. */
function stillAnswers(isAnswering, after, evidence) {
    return isAnswering ? passed : failed((0,redacted/* say */.cv) `the server no longer answers after ${after}`, evidence);
}
/** True for base64, with or without padding. */
function isBase64(text) {
    return typeof text === "string" && /^[A-Za-z0-9+/]*={0,2}$/.test(text.replace(/\r?\n/g, ""));
}
/** What is said of the things that a check leaves out, because there are many; nothing if there are none. */
function leftOut(count, limit) {
    return count > limit ? [skipped((0,redacted/* say */.cv) `only the first ${limit} of ${count} are checked`)] : [];
}
/** A verdict about one thing of the server. */
function about(subject, verdict) {
    return { subject, ...verdict };
}

;// CONCATENATED MODULE: ./src/conformance/corpus/checks/prompts.ts





/** The number of prompts that are requested. */
const MAX_PROMPTS = 5;
const get = {
    id: "PROMPT-GET",
    lane: "ordinary",
    needs: "prompts",
    async check(probe) {
        const verdicts = [];
        for (const prompt of probe.listed.prompts.slice(0, MAX_PROMPTS)) {
            const { name } = prompt;
            // A text is not a valid value of every argument: an error says nothing.
            const args = sampleArguments(prompt);
            const reply = await probe.request("prompts/get", { name, arguments: args });
            const isRefused = reply.error !== undefined && Object.keys(args).length > 0;
            verdicts.push(about(shown(name), isRefused
                ? { status: "unverified", message: (0,redacted/* say */.cv) `the server rejects the arguments that were made up` }
                : expectResult(reply, (0,redacted/* say */.cv) `prompts/get`, wrongMessages)));
        }
        return [...verdicts, ...leftOut(probe.listed.prompts.length, MAX_PROMPTS)];
    },
};
const unknown = {
    id: "PROMPT-UNKNOWN",
    lane: "ordinary",
    needs: "prompts",
    check: async (probe) => expectCode(await probe.request("prompts/get", { name: "mcptest-unknown" }), (0,redacted/* say */.cv) `an unknown prompt`, INVALID_PARAMS),
};
const required = {
    id: "PROMPT-REQUIRED",
    lane: "ordinary",
    needs: "prompts",
    async check(probe) {
        const prompts = probe.listed.prompts.filter((prompt) => requiredOf(prompt).length > 0);
        if (prompts.length === 0)
            return skipped((0,redacted/* say */.cv) `no prompt requires an argument`);
        const verdicts = [];
        for (const { name } of prompts.slice(0, MAX_PROMPTS)) {
            const reply = await probe.request("prompts/get", { name, arguments: {} });
            verdicts.push(about(shown(name), expectCode(reply, (0,redacted/* say */.cv) `a missing argument`, INVALID_PARAMS)));
        }
        return [...verdicts, ...leftOut(prompts.length, MAX_PROMPTS)];
    },
};
const argumentsNamed = {
    id: "PROMPT-ARGUMENTS",
    judge: ({ prompts }) => prompts
        .filter((prompt) => "arguments" in prompt)
        .map(({ name, arguments: args }) => {
        const wrong = wrongArguments(args);
        return about(shown(name), wrong === undefined ? passed : failed(wrong));
    }),
};
const PROMPTS = [get, unknown, required];
const LISTED_PROMPTS = [argumentsNamed];
/** A text for each required argument of a prompt. */
function sampleArguments(prompt) {
    return Object.fromEntries(requiredOf(prompt).map((argument) => [argument, "text"]));
}
function requiredOf({ arguments: args }) {
    const all = Array.isArray(args) ? args.filter(json/* isObject */.Gv) : [];
    return all.flatMap(({ name, required: isRequired }) => isRequired === true && typeof name === "string" ? [name] : []);
}
function wrongArguments(args) {
    if (!Array.isArray(args))
        return (0,redacted/* say */.cv) `arguments is of type ${(0,json/* typeName */.go)(args)}, not an array`;
    for (const argument of args) {
        if (!(0,json/* isObject */.Gv)(argument) || typeof argument["name"] !== "string")
            return (0,redacted/* say */.cv) `an argument has no string name`;
        if ("required" in argument && typeof argument["required"] !== "boolean") {
            return (0,redacted/* say */.cv) `required of ${shown(argument["name"])} is of type ${(0,json/* typeName */.go)(argument["required"])}`;
        }
    }
    return undefined;
}
function wrongMessages({ messages }) {
    if (!Array.isArray(messages))
        return (0,redacted/* say */.cv) `messages is of type ${(0,json/* typeName */.go)(messages)}, not an array`;
    for (const message of messages) {
        if (!(0,json/* isObject */.Gv)(message))
            return (0,redacted/* say */.cv) `a message is of type ${(0,json/* typeName */.go)(message)}`;
        const { role, content } = message;
        if (role !== "user" && role !== "assistant")
            return (0,redacted/* say */.cv) `a message has the role ${shown(role)}`;
        if (!(0,json/* isObject */.Gv)(content) || typeof content["type"] !== "string")
            return (0,redacted/* say */.cv) `a message has the content ${shown(content)}`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/conformance/corpus/checks/client-capabilities.ts









const MISSING_CAPABILITY = -32021;
const BAD_REQUEST = 400;
/** So many tools, prompts and resources are requested. */
const MAX_REQUESTS = 20;
const EVERY_CAPABILITY = { elicitation: { form: {}, url: {} }, sampling: { context: {}, tools: {} }, roots: {} };
const client_capabilities_required = {
    id: "PROTO-CLIENT-CAPABILITY",
    lane: "ordinary",
    async check(probe) {
        const requests = requestsOf(probe);
        const verdicts = [];
        for (const request of requests.slice(0, MAX_REQUESTS)) {
            const { result } = await requestWith(probe, request, EVERY_CAPABILITY);
            const needed = (0,capability/* inputMethodsOf */.oA)(result).flatMap((method) => capability/* CAPABILITY_OF_REQUEST */.j_[method] ?? []);
            if (needed.length === 0)
                continue;
            verdicts.push(about(shown(request.name), judge(await requestWith(probe, request, {}), needed)));
        }
        if (verdicts.length === 0)
            return skipped((0,redacted/* say */.cv) `nothing that may be requested asks for input`);
        return [...verdicts, ...leftOut(requests.length, MAX_REQUESTS)];
    },
};
const CLIENT_CAPABILITIES = [client_capabilities_required];
/** The verdict on a request of a client without any capability. */
function judge(reply, needed) {
    const { result, error, outcome, evidence } = reply;
    const isAnswered = result && (0,capability/* inputMethodsOf */.oA)(result).length === 0 && result["isError"] !== true;
    if (isAnswered)
        return passed;
    const verdict = expectCode(reply, (0,redacted/* say */.cv) `a client without ${(0,redacted/* hide */.jD)(needed.join(", "))}`, MISSING_CAPABILITY);
    if (verdict.status !== "passed")
        return verdict;
    const data = error?.["data"];
    const named = (0,json/* isObject */.Gv)(data) ? data["requiredCapabilities"] : undefined;
    if (!(0,json/* isObject */.Gv)(named) || !needed.some((name) => name in named)) {
        return failed((0,redacted/* say */.cv) `data.requiredCapabilities is ${shown(named)}, without ${(0,redacted/* hide */.jD)(needed.join(", "))}`, evidence);
    }
    const status = outcome.kind === "answer" ? outcome.http?.status : undefined;
    return status === undefined || status === BAD_REQUEST
        ? passed
        : failed((0,redacted/* say */.cv) `HTTP ${status}, not ${BAD_REQUEST}`, evidence);
}
function requestWith(probe, { method, params }, capabilities) {
    return probe.requestAsWritten(method, { ...params, _meta: { ...probe.meta, [known/* CAPABILITIES_META */.bf]: capabilities } });
}
/** Valid requests of everything that may be requested. */
function requestsOf({ listed, facts }) {
    return [
        ...listed.tools.filter(facts.mayCall).map(({ name, inputSchema }) => {
            const params = { name, arguments: (0,schema/* sampleOf */.uV)(inputSchema, inputSchema) };
            return { name, method: "tools/call", params };
        }),
        ...listed.prompts.map((prompt) => {
            const { name } = prompt;
            return { name, method: "prompts/get", params: { name, arguments: sampleArguments(prompt) } };
        }),
        ...listed.resources.map(({ uri }) => ({ name: uri, method: "resources/read", params: { uri } })),
    ];
}

;// CONCATENATED MODULE: ./src/conformance/corpus/checks/ending.ts


/** How long a server may take to end. */
const END_MS = 10_000;
/** The last checks of their lanes: they end the server. */
const ENDING = [
    endsBy("TRANSPORT-SIGTERM", "early", "SIGTERM"),
    endsBy("TRANSPORT-END-OF-STDIN", "hostile", "stdin"),
];
function endsBy(id, lane, way) {
    return {
        id,
        lane,
        async check(probe) {
            const hasEnded = await probe.endBy(way, END_MS);
            if (hasEnded === undefined)
                return skipped((0,redacted/* say */.cv) `the run did not start the server`);
            if (hasEnded)
                return passed;
            const request = way === "stdin" ? (0,redacted/* say */.cv) `the end of its stdin` : (0,redacted/* say */.cv) `SIGTERM`;
            return failed((0,redacted/* say */.cv) `the server was still running ${END_MS / 1_000} s after ${request}`);
        },
    };
}

// EXTERNAL MODULE: ./src/mcp/revisions/legacy.ts
var legacy = __webpack_require__(94738);
;// CONCATENATED MODULE: ./src/conformance/corpus/plain-http.ts








const LAST_LEGACY = "2025-11-25";
/** An answer that belongs to no request. */
const STRAY_ANSWER = JSON.stringify({ jsonrpc: "2.0", id: "mcptest-no-request", result: {} });
/** A session of plain HTTP requests, beside that of the lane: every status, header and body is seen as it is. */
class PlainSession {
    probe;
    handshake;
    id;
    constructor(probe, 
    /** The answers to the handshake; undefined at a revision without one. */
    handshake, id) {
        this.probe = probe;
        this.handshake = handshake;
        this.id = id;
    }
    /** Posts a message with the headers that its revision asks for. */
    post(body, changes = {}, until) {
        const { method, params } = (0,mcp_frames/* requestIn */.zT)(body);
        const { modern, revision } = this.probe;
        const described = modern && typeof method === "string"
            ? (0,revisions_modern/* requestHeaders */.A1)(revision, method, (0,json/* isObject */.Gv)(params) ? params : undefined)
            : this.#sessionHeaders();
        const accept = "application/json, text/event-stream";
        const headers = present({ "content-type": "application/json", accept, ...described, ...changes });
        return this.probe.http({ method: "POST", headers, body }, until);
    }
    /** Sends a GET for the server's own stream, or a DELETE that ends the session. */
    send(method) {
        return this.probe.http({ method, headers: present({ accept: "text/event-stream", ...this.#sessionHeaders() }) });
    }
    #sessionHeaders() {
        const { revision } = this.probe;
        return {
            "mcp-session-id": this.id,
            "mcp-protocol-version": revision >= known/* SINCE */.Fe.revisionHeader ? revision : undefined,
        };
    }
}
/** Opens a session of plain HTTP requests. */
async function openPlain(probe) {
    if (probe.modern)
        return new PlainSession(probe, undefined, undefined);
    const params = (0,legacy/* initializeParams */.PN)(probe.revision, {}, probe.facts.clientVersion);
    const unopened = new PlainSession(probe, undefined, undefined);
    const initialize = await unopened.post(probe.frame("initialize", params), { "mcp-protocol-version": undefined });
    const id = initialize.http?.headers["mcp-session-id"];
    const opened = new PlainSession(probe, undefined, id);
    const initialized = await opened.post(probe.frame("notifications/initialized", undefined, { id: undefined }));
    return new PlainSession(probe, { initialize, initialized }, id);
}
/** The session of plain HTTP requests that the checks of a lane share. */
const plainSession = oncePerSession(openPlain);
/**
 * Sends a message that a server may leave unanswered. Over HTTP its own response says whether it is answered, so nothing
 * is waited for.
 */
async function sendMessage(probe, text) {
    if (probe.facts.transport !== "http")
        return probe.raw(text);
    const plain = await plainSession(probe);
    return plainReply(text, await plain.post(text));
}
/** A plain HTTP response, as the answer to a message. */
function plainReply(sent, { http, frame, fault, isDenied }) {
    const times = { durationMs: 0, notifications: [] };
    const status = http === undefined ? (0,redacted/* say */.cv) `no response` : (0,redacted/* say */.cv) `HTTP ${http.status}`;
    const rejected = { rule_id: "FAULT-HTTP-STATUS", message: status, ...(http && { http }) };
    const what = (0,mcp_frames/* requestIn */.zT)(sent);
    if (isDenied)
        return replyOf(what, { kind: "fault", fault: { ...rejected, unverified: true }, ...times });
    if (fault)
        return replyOf(what, { kind: "fault", fault, ...times });
    const isMessage = frame !== undefined && ("result" in frame || "error" in frame);
    if (isMessage && http)
        return replyOf(what, { kind: "answer", answer: frame, http, ...times });
    if (http && (0,http_facts/* isSuccess */.oJ)(http))
        return replyOf(what, { kind: "silent" });
    return replyOf(what, { kind: "fault", fault: rejected, ...times });
}
/** The answer to initialize as a client sends it that knows no other handshake: without `_meta`, and without its headers. */
const initializeReply = oncePerSession(async (probe) => {
    const params = (0,legacy/* initializeParams */.PN)(LAST_LEGACY, {}, probe.facts.clientVersion);
    const body = JSON.stringify({ jsonrpc: "2.0", id: "mcptest-initialize", method: "initialize", params });
    const plain = await plainSession(probe);
    return plainReply(body, await plain.post(body, { "mcp-protocol-version": undefined, "mcp-method": undefined }));
});
/** True if a server over HTTP at a revision without a handshake also speaks revisions with one: it says so, or answers it. */
async function speaksLegacy(probe) {
    const { supportedVersions = [] } = probe.session.facts;
    if (supportedVersions.some((one) => legacy/* LEGACY_REVISIONS */.TQ.some((legacy) => legacy === one)))
        return true;
    return (await initializeReply(probe)).result !== undefined;
}
function present(headers) {
    return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

;// CONCATENATED MODULE: ./src/conformance/corpus/checks/errors.ts







const METHOD_NOT_FOUND = -32601;
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
/** What an implementation may mistake a malformed request for. */
const ALSO_REJECTING = [METHOD_NOT_FOUND, -32602, PARSE_ERROR];
const CONCURRENT = 10;
const unknownMethod = {
    id: "PROTO-UNKNOWN-METHOD",
    lane: "ordinary",
    check: async (probe) => expectCode(await probe.request("mcptest/unknown"), (0,redacted/* say */.cv) `an unknown method`, METHOD_NOT_FOUND),
};
const unknownNotification = {
    id: "PROTO-UNKNOWN-NOTIFICATION",
    lane: "hostile",
    async check(probe) {
        const reply = await sendMessage(probe, probe.frame("notifications/mcptest", undefined, { id: undefined }));
        if (isAnswered(reply))
            return failed((0,redacted/* say */.cv) `an unknown notification is answered`, reply.evidence);
        // A server that ends does not answer either, but a receiver should go on.
        const verdict = stillAnswers(await probe.isAnswering(), (0,redacted/* say */.cv) `an unknown notification`, reply.evidence);
        return { ...verdict, ...(verdict.status === "failed" && { severity: "should" }) };
    },
};
const stringId = {
    id: "PROTO-STRING-ID",
    lane: "ordinary",
    async check(probe) {
        const id = `mcptest-${probe.facts.nextId()} é 漢 😀`;
        const reply = await probe.raw(probe.frame(probe.liveness, undefined, { id }));
        const answer = reply.outcome.kind === "answer" ? reply.outcome.answer : undefined;
        if (answer?.["id"] === id)
            return passed;
        if (answer)
            return failed((0,redacted/* say */.cv) `the id ${shown(id)} is answered under ${shown(answer["id"])}`, reply.evidence);
        return withoutAnswer(reply) ?? passed;
    },
};
const extraMembers = {
    id: "PROTO-EXTRA-MEMBERS",
    lane: "ordinary",
    async check(probe) {
        const { meta } = probe;
        const params = { _meta: { ...meta, "com.example/mcptest": 1 }, mcptestUnknown: { deep: [1] } };
        const reply = await probe.raw(probe.frame(probe.liveness, params));
        if (reply.result)
            return passed;
        if (reply.error) {
            return failed((0,redacted/* say */.cv) `unknown members are answered with the error ${shown(reply.error["code"])}`, reply.evidence);
        }
        return withoutAnswer(reply) ?? passed;
    },
};
const concurrent = {
    id: "PROTO-CONCURRENT",
    lane: "ordinary",
    async check(probe) {
        const replies = await Promise.all(Array.from({ length: CONCURRENT }, () => probe.request(probe.liveness)));
        const missing = replies.find(({ outcome }) => outcome.kind !== "answer");
        if (!missing)
            return passed;
        const verdict = withoutAnswer(missing) ?? passed;
        if (verdict.status !== "failed")
            return verdict;
        const count = replies.filter(({ outcome }) => outcome.kind !== "answer").length;
        return failed((0,redacted/* say */.cv) `${count} of ${CONCURRENT} requests at the same time are not answered`, missing.evidence);
    },
};
/** The answers to what is not JSON, and to JSON that is not a request. */
const malformed = oncePerSession(async (probe) => {
    const notJson = await sendMessage(probe, '{"jsonrpc":"2.0","id":1,mcptest}');
    const survivedBytes = await probe.isAnswering();
    const notRequest = survivedBytes
        ? await sendMessage(probe, probe.frame(probe.liveness, undefined, { method: 1 }))
        : undefined;
    return { notJson, survivedBytes, notRequest, survives: notRequest !== undefined && (await probe.isAnswering()) };
});
const parseError = {
    id: "PROTO-PARSE-ERROR",
    lane: "hostile",
    async check(probe) {
        const { notJson } = await malformed(probe);
        return judgeMalformed(notJson, PARSE_ERROR, [INVALID_REQUEST]);
    },
};
const invalidRequest = {
    id: "PROTO-INVALID-REQUEST",
    lane: "hostile",
    async check(probe) {
        const { notRequest } = await malformed(probe);
        if (!notRequest)
            return skipped((0,redacted/* say */.cv) `the server ended before it could be sent`);
        return judgeMalformed(notRequest, INVALID_REQUEST, ALSO_REJECTING);
    },
};
const survives = {
    id: "PROTO-SURVIVES",
    lane: "hostile",
    async check(probe) {
        const { notJson, notRequest, survives: isAnswering } = await malformed(probe);
        return stillAnswers(isAnswering, (0,redacted/* say */.cv) `a malformed message`, (notRequest ?? notJson).evidence);
    },
};
const strayAnswer = {
    id: "PROTO-STRAY-ANSWER",
    lane: "hostile",
    async check(probe) {
        const reply = await sendMessage(probe, STRAY_ANSWER);
        return stillAnswers(await probe.isAnswering(), (0,redacted/* say */.cv) `an answer to no request`, reply.evidence);
    },
};
const batch = {
    id: "PROTO-BATCH",
    lane: "hostile",
    async check(probe) {
        const reply = await probe.raw(`[${probe.frame("ping")}]`);
        if (reply.result)
            return passed;
        if (reply.error)
            return failed((0,redacted/* say */.cv) `a batch is answered with the error ${shown(reply.error["code"])}`, reply.evidence);
        return withoutAnswer(reply) ?? passed;
    },
};
const cancelUnknown = {
    id: "PROTO-CANCEL-UNKNOWN",
    lane: "hostile",
    async check(probe) {
        const text = probe.frame("notifications/cancelled", { requestId: "mcptest-no-request" }, { id: undefined });
        const reply = await sendMessage(probe, text);
        if (isAnswered(reply))
            return failed((0,redacted/* say */.cv) `a cancellation of no request is answered`, reply.evidence);
        return stillAnswers(await probe.isAnswering(), (0,redacted/* say */.cv) `a cancellation of no request`, reply.evidence);
    },
};
const ERRORS = [
    unknownMethod,
    stringId,
    extraMembers,
    concurrent,
    unknownNotification,
    strayAnswer,
    cancelUnknown,
    batch,
    parseError,
    invalidRequest,
    survives,
];
/** True if an answer came. Over HTTP, a notification may be rejected. */
function isAnswered({ outcome }) {
    return outcome.kind === "answer" && (outcome.http === undefined || (0,http_facts/* isSuccess */.oJ)(outcome.http));
}
/** A malformed message is dropped or rejected, with the right code. */
function judgeMalformed(reply, code, also) {
    const { error, outcome, evidence } = reply;
    if (outcome.kind === "silent")
        return passed;
    if (outcome.kind === "died" || outcome.kind === "timeout")
        return skipped((0,redacted/* say */.cv) `PROTO-SURVIVES reports this`);
    // Over HTTP, the status alone may reject it.
    const status = outcome.kind === "fault" ? (outcome.fault.http?.status ?? 0) : 0;
    if (status >= 400 && status < 500)
        return passed;
    if (outcome.kind === "answer" && !(0,json/* isObject */.Gv)(error))
        return failed((0,redacted/* say */.cv) `a malformed message is answered with a result`, evidence);
    return expectCode(reply, (0,redacted/* say */.cv) `a malformed message`, code, ...also);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/conformance/corpus/checks/http.ts






const UNKNOWN_REVISION = "1999-01-01";
const STREAM = "text/event-stream";
const ACCEPTED = 202;
const http_BAD_REQUEST = 400;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const NOT_ALLOWED = 405;
/** A web page that no server has a reason to trust. */
const FOREIGN_ORIGIN = "https://mcptest.invalid";
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const NO_SESSION = skipped((0,redacted/* say */.cv) `the server assigns no session`);
/** The answer to a ping from a web page of another site. */
const foreign = oncePerSession(async (probe) => ping(await plainSession(probe), { origin: FOREIGN_ORIGIN }));
/** A second session, which is deleted, and then used once more. */
const deleted = oncePerSession(async (probe) => {
    const plain = await openPlain(probe);
    const end = await plain.send("DELETE");
    const isEnded = end.http !== undefined && (0,http_facts/* isSuccess */.oJ)(end.http);
    return { id: plain.id, end, after: isEnded ? await ping(plain) : undefined };
});
const origin = httpCheck("TRANSPORT-HTTP-ORIGIN", async (_, probe) => {
    const reply = await foreign(probe);
    if (reply.http === undefined || !(0,http_facts/* isSuccess */.oJ)(reply.http))
        return passed;
    const { target } = probe.watched;
    const host = target.kind === "http" ? new URL(target.url).hostname : "";
    if (LOOPBACK.test(host))
        return failed((0,redacted/* say */.cv) `a request from ${FOREIGN_ORIGIN} is answered`, reply.evidence);
    return { status: "unverified", message: (0,redacted/* say */.cv) `which origins a server on another machine trusts is not known` };
});
const originStatus = httpCheck("TRANSPORT-HTTP-ORIGIN-STATUS", async (_, probe) => {
    const { http, evidence } = await foreign(probe);
    if (http === undefined || (0,http_facts/* isSuccess */.oJ)(http))
        return skipped((0,redacted/* say */.cv) `TRANSPORT-HTTP-ORIGIN says what became of it`);
    return http.status === FORBIDDEN ? passed : failed((0,redacted/* say */.cv) `HTTP ${http.status}, not ${FORBIDDEN}`, evidence);
});
const answerType = httpCheck("TRANSPORT-HTTP-CONTENT-TYPE", async (plain) => judgeHttp(await ping(plain), (http) => {
    const type = (0,http_facts/* contentType */.IM)(http);
    return type === "application/json" || type === STREAM ? undefined : (0,redacted/* say */.cv) `the content type is ${shown(type)}`;
}));
const notification = httpCheck("TRANSPORT-HTTP-NOTIFICATION", async (plain, probe) => judgeHttp(plain.handshake?.initialized ??
    (await plain.post(probe.frame("notifications/mcptest", undefined, { id: undefined }))), notAccepted));
const http_strayAnswer = httpCheck("TRANSPORT-HTTP-STRAY-ANSWER", async (plain) => judgeHttp(await plain.post(STRAY_ANSWER), notAccepted));
const http_get = httpCheck("TRANSPORT-HTTP-GET", async (plain) => judgeHttp(await plain.send("GET"), (http) => {
    if (http.status === NOT_ALLOWED || ((0,http_facts/* isSuccess */.oJ)(http) && (0,http_facts/* contentType */.IM)(http) === STREAM))
        return undefined;
    return (0,redacted/* say */.cv) `HTTP ${http.status} with the content type ${shown((0,http_facts/* contentType */.IM)(http))}`;
}));
const streamEnds = httpCheck("TRANSPORT-HTTP-STREAM-ENDS", async (plain, probe) => {
    const reply = await plain.post(probe.frame(probe.liveness), {}, "end");
    if (reply.http === undefined || (0,http_facts/* contentType */.IM)(reply.http) !== STREAM)
        return skipped((0,redacted/* say */.cv) `the answer is not a stream`);
    return reply.fault ? failed((0,redacted/* say */.cv) `the stream stays open after the answer`, reply.evidence) : passed;
});
const sessionId = httpCheck("TRANSPORT-HTTP-SESSION-ID", async ({ id, handshake }) => {
    if (id === undefined)
        return NO_SESSION;
    if (/^[\x21-\x7e]+$/.test(id))
        return passed;
    return failed((0,redacted/* say */.cv) `the id ${shown(id)} has other characters than visible ASCII`, handshake?.initialize.evidence);
});
const sessionUnique = httpCheck("TRANSPORT-HTTP-SESSION-UNIQUE", async ({ id, handshake }, probe) => {
    if (id === undefined)
        return NO_SESSION;
    const second = await deleted(probe);
    return second.id === id ? failed((0,redacted/* say */.cv) `two sessions have the same id`, handshake?.initialize.evidence) : passed;
});
const sessionRequired = httpCheck("TRANSPORT-HTTP-SESSION-REQUIRED", async (plain) => {
    if (plain.id === undefined)
        return NO_SESSION;
    const reply = await ping(plain, { "mcp-session-id": undefined });
    return judgeHttp(reply, (http) => ((0,http_facts/* isSuccess */.oJ)(http) ? undefined : notStatus(http, http_BAD_REQUEST)));
});
const sessionEnded = httpCheck("TRANSPORT-HTTP-SESSION-ENDED", async ({ id }, probe) => {
    if (id === undefined)
        return NO_SESSION;
    const { after } = await deleted(probe);
    if (!after)
        return skipped((0,redacted/* say */.cv) `a client cannot end a session`);
    return judgeHttp(after, (http) => notStatus(http, NOT_FOUND));
});
const sessionUnknown = httpCheck("TRANSPORT-HTTP-SESSION-UNKNOWN", async (plain) => {
    if (plain.id === undefined)
        return NO_SESSION;
    return judgeHttp(await ping(plain, { "mcp-session-id": (0,external_node_crypto_.randomUUID)() }), (http) => notStatus(http, NOT_FOUND));
});
const endSession = httpCheck("TRANSPORT-HTTP-DELETE", async ({ id }, probe) => {
    if (id === undefined)
        return NO_SESSION;
    const { end } = await deleted(probe);
    return judgeHttp(end, (http) => ((0,http_facts/* isSuccess */.oJ)(http) ? undefined : notStatus(http, NOT_ALLOWED)));
});
const versionHeader = httpCheck("TRANSPORT-HTTP-VERSION-HEADER", async (plain) => judgeHttp(await ping(plain, { "mcp-protocol-version": UNKNOWN_REVISION }), (http) => notStatus(http, http_BAD_REQUEST)));
const versionDefault = httpCheck("TRANSPORT-HTTP-VERSION-DEFAULT", async (plain) => judgeHttp(await ping(plain, { "mcp-protocol-version": undefined }), (http) => (0,http_facts/* isSuccess */.oJ)(http) ? undefined : (0,redacted/* say */.cv) `HTTP ${http.status}`));
/** The checks of a server over Streamable HTTP, but for those of revisions without a handshake. */
const HTTP = [
    notification,
    http_get,
    answerType,
    streamEnds,
    http_strayAnswer,
    sessionId,
    sessionUnique,
    sessionRequired,
    sessionEnded,
    sessionUnknown,
    endSession,
    versionHeader,
    versionDefault,
    origin,
    originStatus,
];
/** A check that sends plain HTTP requests; unverified if the server denies them. */
function httpCheck(id, check) {
    return {
        id,
        lane: "ordinary",
        async check(probe) {
            const plain = await plainSession(probe);
            const first = plain.handshake?.initialize;
            if (first && !(first.http && (0,http_facts/* isSuccess */.oJ)(first.http))) {
                return { status: "unverified", message: (0,redacted/* say */.cv) `another session could not be opened` };
            }
            return check(plain, probe);
        },
    };
}
/** The verdict on a response; `wrong` says what is wrong with it. */
function judgeHttp({ http, frame, fault, isDenied, body, evidence }, wrong) {
    if (http === undefined)
        return failed(fault?.message ?? (0,redacted/* say */.cv) `there is no response`, evidence);
    if (isDenied)
        return { status: "unverified", message: (0,redacted/* say */.cv) `the request is answered with HTTP ${http.status}` };
    const why = wrong(http, { frame, body });
    return why === undefined ? passed : failed(why, evidence);
}
/** What is wrong with another status than this one. */
function notStatus({ status }, expected) {
    return status === expected ? undefined : (0,redacted/* say */.cv) `HTTP ${status}, not ${expected}`;
}
function ping(plain, changes = {}) {
    return plain.post(plain.probe.frame(plain.probe.liveness), changes);
}
/** A message that is not a request is accepted with 202 and no body, or rejected by an error status. */
function notAccepted(http, { body }) {
    if (http.status >= http_BAD_REQUEST)
        return undefined;
    return (notStatus(http, ACCEPTED) ?? (body === "" ? undefined : (0,redacted/* say */.cv) `HTTP ${ACCEPTED} with the body ${shown((0,redacted/* hide */.jD)(body))}`));
}

// EXTERNAL MODULE: ./src/mcp/revisions/param-headers.ts
var param_headers = __webpack_require__(33139);
;// CONCATENATED MODULE: ./src/conformance/corpus/checks/subscriptions.ts




const SUBSCRIPTION = "io.modelcontextprotocol/subscriptionId";
const NO_CHANGES = skipped((0,redacted/* say */.cv) `the server reports no changes`);
/** The capability with the option listChanged, and the member of the filter that asks for it. */
const CHANGES = [
    ["tools", "toolsListChanged"],
    ["prompts", "promptsListChanged"],
    ["resources", "resourcesListChanged"],
];
/** The params of subscriptions/listen for all that a server reports; undefined if it reports no changes. */
function subscriptionOf({ capabilities }) {
    const offered = CHANGES.filter(([name]) => {
        const capability = capabilities[name];
        return (0,json/* isObject */.Gv)(capability) && capability["listChanged"] === true;
    });
    if (offered.length === 0)
        return undefined;
    return { notifications: Object.fromEntries(offered.map(([, filter]) => [filter, true])) };
}
/** What is wrong with the first message of a subscription; `id`: of its request. */
function wrongAcknowledgment(frame, id) {
    if (frame["method"] !== "notifications/subscriptions/acknowledged")
        return (0,redacted/* say */.cv) `the first event is ${shown(frame)}`;
    const named = subscriptionIn(frame);
    return named === id ? undefined : (0,redacted/* say */.cv) `the subscription is ${shown(named)}, not the id of the request`;
}
const listen = {
    id: "TRANSPORT-STDIO-LISTEN",
    lane: "ordinary",
    async check(probe) {
        const params = subscriptionOf(probe.listed);
        if (!params)
            return NO_CHANGES;
        // All subscriptions share stdout: other messages may come first.
        const { first, reply } = await probe.open("subscriptions/listen", params, ({ frame, id }) => {
            const named = subscriptionIn(frame);
            return named === id || frame["method"] === "notifications/subscriptions/acknowledged";
        });
        if (first) {
            probe.notify("notifications/cancelled", { requestId: first.id });
            const wrong = wrongAcknowledgment(first.frame, first.id);
            return wrong === undefined ? passed : failed(wrong, reply.evidence);
        }
        if (reply.error)
            return failed((0,redacted/* say */.cv) `subscriptions/listen is answered with an error`, reply.evidence);
        return withoutAnswer(reply) ?? failed((0,redacted/* say */.cv) `subscriptions/listen is answered without acknowledgment`, reply.evidence);
    },
};
/** The checks of subscriptions over stdio. */
const SUBSCRIPTIONS = [listen];
function subscriptionIn({ params }) {
    return (0,json/* isObject */.Gv)(params) && (0,json/* isObject */.Gv)(params["_meta"]) ? params["_meta"][SUBSCRIPTION] : undefined;
}

;// CONCATENATED MODULE: ./src/conformance/corpus/checks/http-modern.ts















const HEADER_MISMATCH = -32020;
const UNSUPPORTED = -32022;
const http_modern_METHOD_NOT_FOUND = -32601;
const NOTHING_NAMED = skipped((0,redacted/* say */.cv) `the server has nothing that is safe to name: no prompt, no resource, no tool that may be called`);
/** The first event that answers subscriptions/listen; undefined if the server reports no changes. */
const listening = oncePerSession(async (probe) => {
    const params = subscriptionOf(probe.listed);
    if (!params)
        return undefined;
    const body = probe.frame("subscriptions/listen", params);
    return { id: (0,mcp_frames/* requestIn */.zT)(body)["id"], reply: await (await plainSession(probe)).post(body, {}, "event") };
});
const missing = httpCheck("TRANSPORT-HTTP-HEADER-MISSING", async (plain, probe) => {
    const named = namedRequest(probe);
    const list = probe.frame(listOf(probe));
    const verdicts = [
        // A server that also speaks revisions without this header may take the request for one of them.
        ...((await speaksLegacy(probe))
            ? []
            : [
                about((0,redacted/* say */.cv) `MCP-Protocol-Version`, rejectsHeaders(await plain.post(list, { "mcp-protocol-version": undefined }))),
            ]),
        about((0,redacted/* say */.cv) `Mcp-Method`, rejectsHeaders(await plain.post(list, { "mcp-method": undefined }))),
    ];
    if (!named)
        return verdicts;
    return [...verdicts, about((0,redacted/* say */.cv) `Mcp-Name`, rejectsHeaders(await plain.post(named.body, { "mcp-name": undefined })))];
});
const mismatch = httpCheck("TRANSPORT-HTTP-HEADER-MISMATCH", async (plain, probe) => {
    const named = namedRequest(probe);
    const list = probe.frame(listOf(probe));
    const other = await plain.post(list, { "mcp-protocol-version": UNKNOWN_REVISION });
    const verdicts = [
        about((0,redacted/* say */.cv) `MCP-Protocol-Version`, rejectsHeaders(other, UNSUPPORTED)),
        about((0,redacted/* say */.cv) `Mcp-Method`, rejectsHeaders(await plain.post(list, { "mcp-method": "mcptest/other" }))),
    ];
    if (!named)
        return verdicts;
    return [
        ...verdicts,
        about((0,redacted/* say */.cv) `Mcp-Name`, rejectsHeaders(await plain.post(named.body, { "mcp-name": "mcptest-other" }))),
    ];
});
const encoded = httpCheck("TRANSPORT-HTTP-HEADER-ENCODED", async (plain, probe) => {
    const named = namedRequest(probe);
    if (!named)
        return NOTHING_NAMED;
    const base64 = Buffer.from(named.name).toString("base64");
    return judgeHttp(await plain.post(named.body, { "mcp-name": `=?base64?${base64}?=` }), notTaken);
});
const letterCase = httpCheck("TRANSPORT-HTTP-HEADER-CASE", async (plain, probe) => {
    const method = listOf(probe);
    const changes = {
        "mcp-protocol-version": undefined,
        "mcp-method": undefined,
        "MCP-PROTOCOL-VERSION": probe.revision,
        "mCP-mETHOD": method,
    };
    return judgeHttp(await plain.post(probe.frame(method), changes), notTaken);
});
const paramHeader = httpCheck("TRANSPORT-HTTP-PARAM-HEADER", async (plain, probe) => {
    for (const tool of probe.listed.tools.filter(probe.facts.mayCall)) {
        const { inputSchema, name } = tool;
        const read = (0,param_headers/* readParamHeaders */.KM)(inputSchema);
        const args = (0,schema/* sampleOf */.uV)(inputSchema, inputSchema);
        const headers = "headers" in read ? (0,param_headers/* paramHeaders */.oN)(read.headers, args) : {};
        const [header] = Object.keys(headers);
        if (header === undefined)
            continue;
        const body = probe.frame("tools/call", { name, arguments: args });
        const wrong = { ...headers, [header]: "mcptest-other" };
        return [
            about((0,redacted/* say */.cv) `without ${(0,redacted/* hide */.jD)(header)}`, rejectsHeaders(await plain.post(body))),
            about((0,redacted/* say */.cv) `with another ${(0,redacted/* hide */.jD)(header)}`, rejectsHeaders(await plain.post(body, wrong))),
        ];
    }
    return skipped((0,redacted/* say */.cv) `no tool that may be called has an argument with x-mcp-header`);
});
const http_modern_unknownMethod = httpCheck("TRANSPORT-HTTP-UNKNOWN-METHOD", async (plain, probe) => judgeHttp(await plain.post(probe.frame("mcptest/unknown")), (http, reply) => notStatus(http, 404) ?? notCode(reply, http_modern_METHOD_NOT_FOUND)));
const unsupportedVersion = httpCheck("TRANSPORT-HTTP-UNSUPPORTED-VERSION", async (plain, probe) => {
    const _meta = { ...probe.meta, [known/* VERSION_META */.Vu]: UNKNOWN_REVISION };
    const body = probe.frame(listOf(probe), { _meta });
    return judgeHttp(await plain.post(body, { "mcp-protocol-version": UNKNOWN_REVISION }), (http) => notStatus(http, 400));
});
const meta = httpCheck("TRANSPORT-HTTP-META", async (plain, probe) => {
    const verdicts = [];
    for (const key of revisions_modern/* REQUEST_META_KEYS */.hz) {
        const body = probe.frame(listOf(probe), { _meta: { ...probe.meta, [key]: undefined } });
        verdicts.push(about((0,redacted/* hide */.jD)(key), judgeHttp(await plain.post(body), (http) => notStatus(http, 400))));
    }
    return verdicts;
});
const oldMethods = httpCheck("TRANSPORT-HTTP-OLD-METHODS", async (plain, probe) => {
    if (await speaksLegacy(probe))
        return skipped((0,redacted/* say */.cv) `the server also speaks revisions that have them`);
    const verdicts = [];
    for (const method of ["GET", "DELETE"]) {
        verdicts.push(about((0,redacted/* say */.cv) `${method}`, judgeHttp(await plain.send(method), (http) => notStatus(http, 405))));
    }
    return verdicts;
});
const oldHeaders = httpCheck("TRANSPORT-HTTP-OLD-HEADERS", async (plain, probe) => {
    if (await speaksLegacy(probe))
        return skipped((0,redacted/* say */.cv) `the server also speaks revisions that have them`);
    const reply = await plain.post(probe.frame(listOf(probe)), { "mcp-session-id": "mcptest", "last-event-id": "1" });
    return judgeHttp(reply, (http) => {
        if (!(0,http_facts/* isSuccess */.oJ)(http))
            return (0,redacted/* say */.cv) `HTTP ${http.status}`;
        const id = http.headers["mcp-session-id"];
        return id === undefined ? undefined : (0,redacted/* say */.cv) `the answer has the session ${shown(id)}`;
    });
});
const http_modern_listen = httpCheck("TRANSPORT-HTTP-LISTEN", async (_, probe) => {
    const listened = await listening(probe);
    if (!listened)
        return NO_CHANGES;
    return judgeHttp(listened.reply, (http, { frame }) => {
        if (!(0,http_facts/* isSuccess */.oJ)(http) || !frame)
            return (0,redacted/* say */.cv) `HTTP ${http.status}, and no event`;
        return wrongAcknowledgment(frame, listened.id);
    });
});
const buffering = httpCheck("TRANSPORT-HTTP-BUFFERING", async (_, probe) => {
    const reply = (await listening(probe))?.reply;
    if (reply?.http === undefined || (0,http_facts/* contentType */.IM)(reply.http) !== "text/event-stream") {
        return skipped((0,redacted/* say */.cv) `the server opened no stream`);
    }
    return judgeHttp(reply, ({ headers }) => headers["x-accel-buffering"] === "no" ? undefined : (0,redacted/* say */.cv) `the stream has no X-Accel-Buffering: no`);
});
/** The checks of a server over Streamable HTTP at a revision without a handshake. */
const HTTP_MODERN = [
    missing,
    mismatch,
    encoded,
    letterCase,
    paramHeader,
    http_modern_unknownMethod,
    unsupportedVersion,
    meta,
    oldMethods,
    oldHeaders,
    http_modern_listen,
    buffering,
];
function listOf({ listed }) {
    return (0,list_all/* listsOf */.fO)(listed.capabilities)[0] ?? "server/discover";
}
/** A request that names something, and changes nothing if the server lets it pass. */
function namedRequest(probe) {
    const { prompts, resources, tools } = probe.listed;
    const [prompt, resource] = [prompts[0], resources[0]];
    const tool = tools.find((one) => probe.facts.mayCall(one) && !namesHeaders(one));
    if (typeof prompt?.["name"] === "string") {
        return { body: probe.frame("prompts/get", { name: prompt["name"] }), name: prompt["name"] };
    }
    if (typeof resource?.["uri"] === "string") {
        return { body: probe.frame("resources/read", { uri: resource["uri"] }), name: resource["uri"] };
    }
    if (typeof tool?.["name"] !== "string")
        return undefined;
    const args = (0,schema/* sampleOf */.uV)(tool["inputSchema"], tool["inputSchema"]);
    return { body: probe.frame("tools/call", { name: tool["name"], arguments: args }), name: tool["name"] };
}
/** True if arguments of a tool are also sent in headers. */
function namesHeaders({ inputSchema }) {
    const read = (0,param_headers/* readParamHeaders */.KM)(inputSchema);
    return "wrong" in read || read.headers.length > 0;
}
/** The verdict on a request whose headers are not those of its body. */
function rejectsHeaders(reply, ...also) {
    return judgeHttp(reply, (http, found) => notStatus(http, 400) ?? notCode(found, HEADER_MISMATCH, ...also));
}
function notCode({ frame }, ...codes) {
    const code = (0,json/* isObject */.Gv)(frame?.["error"]) ? frame["error"]["code"] : undefined;
    return codes.includes(Number(code)) ? undefined : (0,redacted/* say */.cv) `the error is ${shown(code)}, not ${codes[0] ?? ""}`;
}
/** What is wrong with a request that is rejected for its headers. */
function notTaken(http, { frame }) {
    const isMismatch = (0,json/* isObject */.Gv)(frame?.["error"]) && frame["error"]["code"] === HEADER_MISMATCH;
    return isMismatch || !frame ? (0,redacted/* say */.cv) `HTTP ${http.status}: the headers are rejected` : undefined;
}

;// CONCATENATED MODULE: ./src/conformance/corpus/checks/lifecycle.ts










const lifecycle_UNKNOWN_REVISION = "1999-01-01";
const lifecycle_UNSUPPORTED = -32022;
const lifecycle_INVALID_REQUEST = -32600;
const lifecycle_METHOD_NOT_FOUND = -32601;
/** The options of capabilities that are booleans. */
const FLAGS = ["listChanged", "subscribe"];
const lifecycle_ping = {
    id: "LIFE-PING",
    lane: "ordinary",
    check: async (probe) => expectResult(await probe.request("ping", undefined, "test"), (0,redacted/* say */.cv) `a ping`, notEmpty),
};
const capabilities = {
    id: "LIFE-CAPABILITIES",
    judge: ({ capabilities: all }) => {
        const wrong = Object.entries(all).flatMap(([name, value]) => {
            // What is experimental may be of any form.
            if (!(0,json/* isObject */.Gv)(value))
                return [failed((0,redacted/* say */.cv) `the capability ${shown(name)} is of type ${(0,json/* typeName */.go)(value)}, not an object`)];
            return FLAGS.filter((flag) => flag in value && typeof value[flag] !== "boolean").map((flag) => failed((0,redacted/* say */.cv) `${shown(name)}.${(0,redacted/* hide */.jD)(flag)} is of type ${(0,json/* typeName */.go)(value[flag])}, not a boolean`));
        });
        return wrong.length > 0 ? wrong : [passed];
    },
};
/** What a server answers that is spoken to before its handshake: a ping, a list, then an offer of an unknown revision. */
const early = oncePerSession(async (probe) => {
    const [ping, list, initialize] = await Promise.all([
        untilInitialized(probe, "ping"),
        untilInitialized(probe, "tools/list"),
        offerUnknown(probe),
    ]);
    return { ping, list, initialize };
});
/** The answer to initialize with an unknown revision; the session is used by it, or by one that the server has. */
const offerUnknown = oncePerSession(async (probe) => {
    const unknown = await probe.request("initialize", (0,legacy/* initializeParams */.PN)(lifecycle_UNKNOWN_REVISION, {}, probe.facts.clientVersion));
    const outcome = unknown.result
        ? unknown
        : await probe.request("initialize", (0,legacy/* initializeParams */.PN)(probe.revision, {}, probe.facts.clientVersion), "handshake");
    const isInitialized = outcome.result !== undefined;
    if (isInitialized)
        probe.notify("notifications/initialized");
    return { unknown, isInitialized };
});
/** A request that is sent before the handshake. A server that answers initialize and a ping, and not it, is silent. */
async function untilInitialized(probe, method) {
    return probe.requestUntil(method, async () => (await offerUnknown(probe)).isInitialized && (await probe.isAnswering()));
}
const earlyPing = {
    id: "LIFE-EARLY-PING",
    lane: "early",
    check: async (probe) => expectResult((await early(probe)).ping, (0,redacted/* say */.cv) `a ping before initialize`),
};
const earlyRequest = {
    id: "LIFE-EARLY-REQUEST",
    lane: "early",
    async check(probe) {
        const { list, initialize } = await early(probe);
        if (list.outcome.kind === "fault" && list.outcome.fault.unverified)
            return withoutAnswer(list) ?? passed;
        return stillAnswers(initialize.isInitialized, (0,redacted/* say */.cv) `a request before initialize`, list.evidence);
    },
};
const unknownVersion = {
    id: "LIFE-UNKNOWN-VERSION",
    lane: "early",
    async check(probe) {
        const { unknown } = await offerUnknown(probe);
        if (unknown.error)
            return passed;
        return expectResult(unknown, (0,redacted/* say */.cv) `the offer of revision ${lifecycle_UNKNOWN_REVISION}`, ({ protocolVersion: version }) => {
            if (version === lifecycle_UNKNOWN_REVISION)
                return (0,redacted/* say */.cv) `the server repeats the unknown revision`;
            return legacy/* LEGACY_REVISIONS */.TQ.some((known) => known === version) || known/* REVISIONS */.NY.some((known) => known === version)
                ? undefined
                : (0,redacted/* say */.cv) `the server answers with ${shown(version)}, which is not a revision`;
        });
    },
};
const sameVersion = {
    id: "LIFE-SAME-VERSION",
    lane: "hostile",
    async check(probe) {
        const { negotiatedVersion } = probe.session.facts;
        if (negotiatedVersion === probe.revision)
            return passed;
        return failed((0,redacted/* say */.cv) `the server answered with ${(0,redacted/* hide */.jD)(probe.revision)} before, and with ${shown(negotiatedVersion)} when it was offered ${(0,redacted/* hide */.jD)(probe.revision)}`);
    },
};
const initializeResult = {
    id: "LIFE-RESULT",
    lane: "early",
    async check(probe) {
        const { unknown } = await offerUnknown(probe);
        if (!unknown.result)
            return skipped((0,redacted/* say */.cv) `the server rejects an offer that it does not know`);
        return expectResult(unknown, (0,redacted/* say */.cv) `initialize`, wrongHandshake);
    },
};
const discover = {
    id: "LIFE-DISCOVER",
    lane: "ordinary",
    async check(probe) {
        const reply = await probe.request("server/discover", undefined, "test");
        return expectResult(reply, (0,redacted/* say */.cv) `server/discover`, ({ supportedVersions, capabilities: offered }) => {
            if (!Array.isArray(supportedVersions))
                return (0,redacted/* say */.cv) `supportedVersions is of type ${(0,json/* typeName */.go)(supportedVersions)}`;
            if (!supportedVersions.includes(probe.revision))
                return (0,redacted/* say */.cv) `supportedVersions lacks ${(0,redacted/* hide */.jD)(probe.revision)}`;
            return (0,json/* isObject */.Gv)(offered) ? undefined : (0,redacted/* say */.cv) `capabilities is of type ${(0,json/* typeName */.go)(offered)}`;
        });
    },
};
const serverInfo = {
    id: "LIFE-SERVER-INFO",
    lane: "ordinary",
    async check(probe) {
        const reply = await probe.request("server/discover", undefined, "test");
        return expectResult(reply, (0,redacted/* say */.cv) `server/discover`, ({ _meta: meta }) => wrongInfo((0,json/* isObject */.Gv)(meta) ? meta["io.modelcontextprotocol/serverInfo"] : undefined));
    },
};
const lifecycle_unsupportedVersion = {
    id: "LIFE-UNSUPPORTED-VERSION",
    lane: "ordinary",
    async check(probe) {
        const _meta = { ...probe.meta, [revisions_modern/* REQUEST_META_KEYS */.hz[0]]: lifecycle_UNKNOWN_REVISION };
        const headers = { "mcp-protocol-version": lifecycle_UNKNOWN_REVISION };
        // A server may answer server/discover whatever the revision, because its result lists those that it has.
        const [method = "server/discover"] = (0,list_all/* listsOf */.fO)(probe.listed.capabilities);
        const reply = await probe.requestAsWritten(method, { _meta }, headers);
        const verdict = expectCode(reply, (0,redacted/* say */.cv) `revision ${lifecycle_UNKNOWN_REVISION}`, lifecycle_UNSUPPORTED);
        if (verdict.status !== "passed")
            return verdict;
        const data = reply.error?.["data"];
        if ((0,json/* isObject */.Gv)(data) && Array.isArray(data["supported"]))
            return passed;
        return failed((0,redacted/* say */.cv) `the error ${lifecycle_UNSUPPORTED} has no data.supported`, reply.evidence);
    },
};
const requiredMeta = {
    id: "LIFE-REQUIRED-META",
    lane: "ordinary",
    async check(probe) {
        const verdicts = [];
        for (const key of revisions_modern/* REQUEST_META_KEYS */.hz) {
            const _meta = { ...probe.meta, [key]: undefined };
            // A server of both eras takes a request without a revision for one of the older era, which has no such method.
            const codes = key === revisions_modern/* REQUEST_META_KEYS */.hz[0] ? [INVALID_PARAMS, lifecycle_INVALID_REQUEST, lifecycle_METHOD_NOT_FOUND] : [INVALID_PARAMS];
            const reply = await probe.requestAsWritten("server/discover", { _meta });
            verdicts.push({ subject: (0,redacted/* hide */.jD)(key), ...expectCode(reply, (0,redacted/* say */.cv) `a request without ${(0,redacted/* hide */.jD)(key)}`, ...codes) });
        }
        return verdicts;
    },
};
const firstRequest = {
    id: "LIFE-FIRST-REQUEST",
    lane: "early",
    async check(probe) {
        const [method = "server/discover"] = (0,list_all/* listsOf */.fO)(probe.listed.capabilities);
        const headers = (0,revisions_modern/* requestHeaders */.A1)(probe.revision, method, undefined);
        const reply = await probe.requestAsWritten(method, { _meta: probe.meta }, headers);
        return expectResult(reply, (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(method)} as the first request`);
    },
};
const initializeRejected = {
    id: "LIFE-INITIALIZE-REJECTED",
    lane: "ordinary",
    async check(probe) {
        const { supportedVersions = [] } = probe.session.facts;
        if (await speaksLegacy(probe))
            return skipped((0,redacted/* say */.cv) `the server also speaks revisions with a handshake`);
        const reply = await initializeReply(probe);
        const { error, evidence } = reply;
        if (!error)
            return withoutAnswer(reply) ?? failed((0,redacted/* say */.cv) `initialize is answered with no error`, evidence);
        const said = JSON.stringify(error);
        return supportedVersions.some((one) => said.includes(one))
            ? passed
            : failed((0,redacted/* say */.cv) `the error for initialize names no revision that the server speaks`, evidence);
    },
};
const LIFECYCLE = [
    firstRequest,
    initializeRejected,
    lifecycle_ping,
    discover,
    serverInfo,
    lifecycle_unsupportedVersion,
    requiredMeta,
    earlyPing,
    earlyRequest,
    unknownVersion,
    initializeResult,
    sameVersion,
];
const LISTED_LIFECYCLE = [capabilities];
function wrongHandshake({ protocolVersion, capabilities: offered, serverInfo: info }) {
    if (typeof protocolVersion !== "string")
        return (0,redacted/* say */.cv) `protocolVersion is of type ${(0,json/* typeName */.go)(protocolVersion)}`;
    if (!(0,json/* isObject */.Gv)(offered))
        return (0,redacted/* say */.cv) `capabilities is of type ${(0,json/* typeName */.go)(offered)}`;
    return wrongInfo(info);
}
function wrongInfo(info) {
    if (!(0,json/* isObject */.Gv)(info))
        return (0,redacted/* say */.cv) `serverInfo is of type ${(0,json/* typeName */.go)(info)}`;
    const missing = ["name", "version"].find((name) => typeof info[name] !== "string");
    return missing === undefined ? undefined : (0,redacted/* say */.cv) `serverInfo has no string ${(0,redacted/* hide */.jD)(missing)}`;
}

;// CONCATENATED MODULE: ./src/conformance/corpus/checks/resources.ts





const resources_NOT_FOUND = -32002;
const UNKNOWN_URI = "mcptest://unknown/resource";
/** The number of resources that are read. */
const MAX_READ = 5;
/** A scheme, then no spaces, and nothing that a URI cannot contain. */
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]*$/;
const TEMPLATE = /^(?:[^{}]|\{[+#./;?&]?[A-Za-z0-9_.%,:*]+\})*$/;
/** The contents of the first resources. */
const contents = oncePerSession((probe) => Promise.all(readable(probe)
    .slice(0, MAX_READ)
    .map(async ({ uri }) => ({ uri, reply: await probe.request("resources/read", { uri }, "test") }))));
const read = {
    id: "RES-READ",
    lane: "ordinary",
    needs: "resources",
    async check(probe) {
        const verdicts = (await contents(probe)).map(({ uri, reply }) => ({
            subject: shown(uri),
            ...expectResult(reply, (0,redacted/* say */.cv) `resources/read`, ({ contents: items }) => {
                if (!Array.isArray(items))
                    return (0,redacted/* say */.cv) `contents is of type ${(0,json/* typeName */.go)(items)}, not an array`;
                return items.every(isContent) ? undefined : (0,redacted/* say */.cv) `an item has no uri, or neither text nor blob`;
            }),
            // What is behind it may be missing here.
            ...(reply.error?.["code"] === INTERNAL_ERROR && { severity: "should" }),
        }));
        return [...verdicts, ...leftOut(readable(probe).length, MAX_READ)];
    },
};
const blob = {
    id: "RES-BLOB",
    lane: "ordinary",
    needs: "resources",
    async check(probe) {
        return (await contents(probe)).flatMap(({ uri, reply: { result, evidence } }) => {
            const items = Array.isArray(result?.["contents"]) ? result["contents"].filter(json/* isObject */.Gv) : [];
            const blobs = items.filter((item) => "blob" in item);
            if (blobs.length === 0)
                return [];
            const isRight = blobs.every((item) => isBase64(item["blob"]));
            return [about(shown(uri), isRight ? passed : failed((0,redacted/* say */.cv) `blob is not base64`, evidence))];
        });
    },
};
/** The answer to a read of a resource that does not exist. */
const resources_unknown = oncePerSession((probe) => probe.request("resources/read", { uri: UNKNOWN_URI }));
const unknownRejected = {
    id: "RES-UNKNOWN",
    lane: "ordinary",
    needs: "resources",
    async check(probe) {
        const reply = await resources_unknown(probe);
        if (reply.error)
            return passed;
        return withoutAnswer(reply) ?? failed((0,redacted/* say */.cv) `an unknown resource is answered with a result`, reply.evidence);
    },
};
const unknownCode = {
    id: "RES-UNKNOWN-CODE",
    lane: "ordinary",
    needs: "resources",
    async check(probe) {
        const reply = await resources_unknown(probe);
        if (!reply.error)
            return skipped((0,redacted/* say */.cv) `the server does not answer with an error`);
        return expectCode(reply, (0,redacted/* say */.cv) `an unknown resource`, probe.modern ? INVALID_PARAMS : resources_NOT_FOUND);
    },
};
const subscribe = {
    id: "RES-SUBSCRIBE",
    lane: "ordinary",
    needs: "resources.subscribe",
    async check(probe) {
        const [resource] = probe.listed.resources;
        if (!resource)
            return skipped((0,redacted/* say */.cv) `the server lists no resource`);
        const { uri } = resource;
        for (const method of ["resources/subscribe", "resources/unsubscribe"]) {
            const verdict = expectResult(await probe.request(method, { uri }, "test"), (0,redacted/* say */.cv) `${method}`, notEmpty);
            if (verdict.status !== "passed")
                return verdict;
        }
        return passed;
    },
};
const uris = {
    id: "RES-URI",
    judge: ({ resources }) => resources.map(({ uri }) => about(shown(uri), isMatch(uri, URI) ? passed : failed((0,redacted/* say */.cv) `it is not a URI`))),
};
const templates = {
    id: "RES-TEMPLATE",
    judge: (listed) => listed.templates.map(({ uriTemplate: template }) => about(shown(template), isMatch(template, TEMPLATE) ? passed : failed((0,redacted/* say */.cv) `it is not a URI template`))),
};
const RESOURCES = [read, blob, unknownRejected, unknownCode, subscribe];
const LISTED_RESOURCES = [uris, templates];
function readable({ listed }) {
    return listed.resources.filter(({ uri }) => typeof uri === "string");
}
function isMatch(value, pattern) {
    return typeof value === "string" && pattern.test(value);
}
function isContent(item) {
    if (!(0,json/* isObject */.Gv)(item) || typeof item["uri"] !== "string")
        return false;
    return typeof item["text"] === "string" || typeof item["blob"] === "string";
}

// EXTERNAL MODULE: ./src/conformance/probes/error-channel.ts
var error_channel = __webpack_require__(34393);
// EXTERNAL MODULE: ./src/conformance/probes/judge.ts
var probes_judge = __webpack_require__(36686);
// EXTERNAL MODULE: ./src/conformance/probes/requests.ts
var requests = __webpack_require__(30655);
// EXTERNAL MODULE: ./src/conformance/probes/types.ts
var types = __webpack_require__(79288);
;// CONCATENATED MODULE: ./src/conformance/corpus/checks/tools.ts










/** So many tools are called, each with so many bad calls of a kind. */
const MAX_TOOLS = 20;
const MAX_CASES = 20;
const PROBES = ["missing_required", "wrong_type"];
const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
const MEDIA_TYPE = /^[a-z]+\/[\w.+-]+/i;
const NONE_MAY_BE_CALLED = (0,redacted/* say */.cv) `no tool may be called: none has readOnlyHint: true or destructiveHint: false; --allow-destructive or safe_calls allow it`;
/** The tools that may be called, each called with arguments that its schema accepts. */
const called = oncePerSession(async (probe) => {
    const tools = [];
    for (const tool of callable(probe).slice(0, MAX_TOOLS)) {
        const { name, inputSchema } = tool;
        if (typeof name !== "string" || !probe.session.alive)
            continue;
        const sample = (0,schema/* sampleOf */.uV)(inputSchema, inputSchema);
        const args = (0,json/* isObject */.Gv)(sample) ? sample : {};
        const base = await callTool(probe, { name, arguments: args }, "test");
        tools.push({ name, base, ...(await badCalls(probe, tool, name, args, base)) });
    }
    return tools;
});
/** Calls a tool with arguments that its schema excludes. */
async function badCalls(probe, { inputSchema: schema }, tool, base, reply) {
    // A server that fails on valid arguments says nothing of others.
    if (!reply.result)
        return { probes: {}, evidence: new Map() };
    const judge = (await probe.facts.schemas())(schema ?? {});
    const plan = await (0,requests/* probeRequests */.Nj)({
        tool,
        schema,
        base,
        names: [tool],
        checks: PROBES,
        oversizedBytes: 0,
        accepts: async (value) => {
            const found = await judge(value);
            return "unjudged" in found ? found : found.wrong === undefined;
        },
    });
    const acceptedBase = reply.result !== undefined && reply.result["isError"] !== true;
    const evidence = new Map();
    const probes = {};
    for (const name of PROBES) {
        const planned = plan[name];
        if (!planned || !("cases" in planned))
            continue;
        const cases = [];
        for (const probeCase of planned.cases.slice(0, MAX_CASES)) {
            if (!probe.session.alive)
                break;
            const sent = await callOf(probe, tool, probeCase);
            const judged = (0,probes_judge/* checkOutcome */.Tx)(name, probeCase, sent.judged, { acceptedBase, open: true });
            evidence.set(judged, sent.reply.evidence);
            cases.push(judged);
            if (judged.outcome === "hang")
                break;
        }
        if (cases.length > 0)
            probes[name] = (0,probes_judge/* judgeProbe */.ih)(cases);
    }
    return { probes, evidence };
}
async function callOf(probe, tool, probeCase) {
    const reply = await callTool(probe, { name: probeCase.tool ?? tool, arguments: { ...probeCase.args } });
    const { outcome } = reply;
    // A request of the session is never silent.
    if (outcome.kind === "silent")
        throw new Error("a call has no outcome");
    return { reply, judged: (0,probes_judge/* judgeCase */.iO)(probeCase, outcome) };
}
async function callTool(probe, params, purpose) {
    const sentAt = performance.now();
    const reply = await probe.request("tools/call", params, purpose);
    if (reply.outcome.kind !== "timeout")
        probe.facts.toolAnswered(performance.now() - sentAt);
    return reply;
}
/** A call of a tool that does not exist. */
const unknownTool = oncePerSession(async (probe) => {
    const probeCase = { label: "a tool that does not exist", tool: "mcptest_unknown_tool", args: {} };
    const { reply, judged } = await callOf(probe, "", probeCase);
    const isUnsure = probe.listed.tools.length === 0;
    const context = { acceptedBase: !isUnsure, open: true };
    return { reply, result: (0,probes_judge/* judgeProbe */.ih)([(0,probes_judge/* checkOutcome */.Tx)("unknown_tool", probeCase, judged, context)]) };
});
const tools_unknown = {
    id: "FAULT-PROTO-UNKNOWN-METHOD",
    lane: "ordinary",
    needs: "tools",
    async check(probe) {
        const { reply, result } = await unknownTool(probe);
        return verdictOf("unknown_tool", result, reply.evidence);
    },
};
const channels = ["ERRCHAN-001", "ERRCHAN-002", "ERRCHAN-003"].map((id) => ({
    id,
    lane: "ordinary",
    needs: "tools",
    async check(probe) {
        if (id === "ERRCHAN-002") {
            const { reply, result } = await unknownTool(probe);
            if (result.outcome !== "rejected")
                return skipped((0,redacted/* say */.cv) `an unknown tool is not rejected`);
            const [found] = (0,error_channel/* judgeChannels */.s)("mcptest_unknown_tool", { unknown_tool: result }, probe.revision);
            const message = (0,redacted/* say */.cv) `an unknown tool is answered with isError: true, not with the error -32602`;
            return found ? failed(message, reply.evidence) : passed;
        }
        const tools = (await called(probe)).filter(({ probes }) => Object.keys(probes).length > 0);
        if (tools.length === 0)
            return skipped(NONE_MAY_BE_CALLED);
        return tools.map(({ name, probes, evidence }) => {
            const found = (0,error_channel/* judgeChannels */.s)(name, probes, probe.revision).find(({ rule_id }) => rule_id === id);
            return about((0,redacted/* hide */.jD)(name), found ? failed(found.message, evidence.get(found.first)) : passed);
        });
    },
}));
const internalError = {
    id: "TOOL-INTERNAL-ERROR",
    lane: "ordinary",
    needs: "tools",
    async check(probe) {
        const tools = await called(probe);
        if (tools.length === 0)
            return skipped(NONE_MAY_BE_CALLED);
        const verdicts = tools.map(({ name, base }) => {
            if (base.error?.["code"] !== INTERNAL_ERROR)
                return about((0,redacted/* hide */.jD)(name), withoutAnswer(base) ?? passed);
            return about((0,redacted/* hide */.jD)(name), failed((0,redacted/* say */.cv) `a valid call is answered with ${INTERNAL_ERROR}`, base.evidence));
        });
        return [...verdicts, ...leftOut(callable(probe).length, MAX_TOOLS)];
    },
};
const tools_text = {
    id: "TOOL-TEXT",
    lane: "ordinary",
    needs: "tools",
    async check(probe) {
        return (await called(probe)).flatMap(({ name, base: { result, evidence } }) => {
            if (!result || !("structuredContent" in result) || result["isError"] === true)
                return [];
            const hasText = blocksOf(result).some(({ type }) => type === "text");
            return [about((0,redacted/* hide */.jD)(name), hasText ? passed : failed((0,redacted/* say */.cv) `the result has no text block`, evidence))];
        });
    },
};
const base64 = {
    id: "TOOL-BASE64",
    lane: "ordinary",
    needs: "tools",
    async check(probe) {
        return (await called(probe)).flatMap(({ name, base: { result, evidence } }) => {
            const media = blocksOf(result ?? {}).filter(({ type }) => type === "image" || type === "audio");
            if (media.length === 0)
                return [];
            const wrong = media.find(({ data, mimeType }) => !isBase64(data) || !MEDIA_TYPE.test(String(mimeType)));
            return [
                about((0,redacted/* hide */.jD)(name), wrong ? failed((0,redacted/* say */.cv) `${shown(wrong["type"])} is not base64 with a media type`, evidence) : passed),
            ];
        });
    },
};
const annotations = {
    id: "TOOL-ANNOTATIONS",
    judge: ({ tools }) => tools.flatMap(({ name, annotations: hints }) => {
        if (hints === undefined)
            return [];
        const wrong = (0,json/* isObject */.Gv)(hints) ? wrongHint(hints) : (0,redacted/* say */.cv) `annotations is of type ${(0,json/* typeName */.go)(hints)}, not an object`;
        return [about(shown(name), wrong === undefined ? passed : failed(wrong))];
    }),
};
const TOOLS = [
    tools_unknown,
    rejects("missing_required"),
    rejects("wrong_type"),
    ...channels,
    internalError,
    tools_text,
    base64,
];
const LISTED_TOOLS = [annotations];
function rejects(name) {
    return {
        id: types/* RULE_OF_PROBE */.S[name],
        lane: "ordinary",
        needs: "tools",
        async check(probe) {
            const tools = await called(probe);
            if (tools.length === 0)
                return skipped(NONE_MAY_BE_CALLED);
            return tools.flatMap(({ name: tool, base, probes, evidence }) => {
                const result = probes[name];
                if (!base.result) {
                    return about((0,redacted/* hide */.jD)(tool), { status: "unverified", message: (0,redacted/* say */.cv) `a valid call is answered with an error` });
                }
                if (!result)
                    return [];
                const worst = result.cases.find(({ outcome }) => outcome === result.outcome);
                return [about((0,redacted/* hide */.jD)(tool), verdictOf(name, result, evidence.get(worst)))];
            });
        },
    };
}
function verdictOf(name, result, evidence) {
    const { outcome, cases, reason } = result;
    if (outcome === "unverified" || outcome === "skipped")
        return { status: outcome, message: (0,redacted/* hide */.jD)(reason ?? "") };
    if (!(0,probes_judge/* hasFailed */.WN)(name, outcome, true))
        return passed;
    const labels = cases.filter((probeCase) => probeCase.outcome === outcome).map(({ label }) => label);
    const how = { accepted: "accepted", hang: "not answered", crash: "answered with a crash", rejected: "rejected" }[outcome];
    return failed((0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(labels.slice(0, 5).join(", "))}: ${(0,redacted/* hide */.jD)(how)}`, evidence);
}
function callable({ listed, facts }) {
    return listed.tools.filter(facts.mayCall);
}
function blocksOf({ content }) {
    return Array.isArray(content) ? content.filter(json/* isObject */.Gv) : [];
}
function wrongHint(hints) {
    const hint = HINTS.find((name) => name in hints && typeof hints[name] !== "boolean");
    if (hint !== undefined)
        return (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(hint)} is of type ${(0,json/* typeName */.go)(hints[hint])}, not a boolean`;
    const { title } = hints;
    return title === undefined || typeof title === "string" ? undefined : (0,redacted/* say */.cv) `title is of type ${(0,json/* typeName */.go)(title)}`;
}

;// CONCATENATED MODULE: ./src/conformance/corpus/checks/utilities.ts






const MAX_COMPLETIONS = 100;
const LISTS = [
    ["tools", "tools/list"],
    ["prompts", "prompts/list"],
    ["resources", "resources/list"],
];
const logLevels = {
    id: "PROTO-LOG-LEVELS",
    lane: "ordinary",
    needs: "logging",
    async check(probe) {
        for (const level of LOG_LEVELS) {
            const reply = await probe.request("logging/setLevel", { level }, "test");
            const verdict = expectResult(reply, (0,redacted/* say */.cv) `the level ${shown(level)}`, notEmpty);
            if (verdict.status !== "passed")
                return verdict;
        }
        return passed;
    },
};
const logInvalid = {
    id: "PROTO-LOG-INVALID",
    lane: "ordinary",
    needs: "logging",
    check: async (probe) => expectCode(await probe.request("logging/setLevel", { level: "loud" }), (0,redacted/* say */.cv) `an invalid log level`, INVALID_PARAMS),
};
const completion = {
    id: "PROTO-COMPLETION",
    lane: "ordinary",
    needs: "completions",
    async check(probe) {
        const found = probe.listed.prompts.flatMap((prompt) => argumentOf(prompt) ?? [])[0];
        if (!found)
            return skipped((0,redacted/* say */.cv) `no prompt has an argument`);
        const params = { ref: { type: "ref/prompt", name: found.prompt }, argument: { name: found.argument, value: "" } };
        const reply = await probe.request("completion/complete", params, "test");
        return expectResult(reply, (0,redacted/* say */.cv) `completion/complete`, ({ completion: value }) => {
            const values = (0,json/* isObject */.Gv)(value) ? value["values"] : undefined;
            if (!Array.isArray(values))
                return (0,redacted/* say */.cv) `completion.values is of type ${(0,json/* typeName */.go)(values)}, not an array`;
            if (values.length > MAX_COMPLETIONS)
                return (0,redacted/* say */.cv) `completion.values has ${values.length} items`;
            return values.every((item) => typeof item === "string")
                ? undefined
                : (0,redacted/* say */.cv) `completion.values has items that are not strings`;
        });
    },
};
const completionRef = {
    id: "PROTO-COMPLETION-REF",
    lane: "ordinary",
    needs: "completions",
    async check(probe) {
        const params = { ref: { type: "ref/prompt", name: "mcptest-unknown" }, argument: { name: "a", value: "" } };
        return expectCode(await probe.request("completion/complete", params), (0,redacted/* say */.cv) `an unknown prompt`, INVALID_PARAMS);
    },
};
const cursor = {
    id: "PROTO-CURSOR",
    lane: "ordinary",
    async check(probe) {
        const verdicts = [];
        for (const [capability, method] of LISTS) {
            if (!(capability in probe.listed.capabilities))
                continue;
            const first = await probe.request(method, undefined, "test");
            if (typeof first.result?.["nextCursor"] !== "string")
                continue;
            const reply = await probe.request(method, { cursor: "mcptest" });
            verdicts.push(about((0,redacted/* hide */.jD)(method), expectCode(reply, (0,redacted/* say */.cv) `an invalid cursor`, INVALID_PARAMS)));
        }
        return verdicts.length > 0 ? verdicts : skipped((0,redacted/* say */.cv) `every list has one page`);
    },
};
const nullArguments = {
    id: "PROTO-NULL-ARGUMENTS",
    lane: "ordinary",
    needs: "tools",
    async check(probe) {
        const tool = probe.listed.tools.find(probe.facts.mayCall) ?? probe.listed.tools.find(requiresArguments);
        if (!tool)
            return skipped((0,redacted/* say */.cv) `no tool may be called without arguments`);
        const reply = await probe.request("tools/call", { name: tool["name"], arguments: null });
        const { error, evidence } = reply;
        if (error?.["code"] === -32603)
            return failed((0,redacted/* say */.cv) `null arguments are answered with -32603`, evidence);
        return withoutAnswer(reply) ?? passed;
    },
};
/** Asks for what is not advertised. The invariant judges the answers. */
const unadvertised = {
    id: "INV-003",
    lane: "ordinary",
    async check(probe) {
        for (const [capability, method] of LISTS) {
            if (!(capability in probe.listed.capabilities))
                await probe.request(method);
        }
        return [];
    },
};
const UTILITIES = [
    unadvertised,
    logLevels,
    logInvalid,
    completion,
    completionRef,
    cursor,
    nullArguments,
];
/** The first argument of a prompt. */
function argumentOf({ name: prompt, arguments: args }) {
    const [first] = Array.isArray(args) ? args.filter(json/* isObject */.Gv) : [];
    return first && { prompt, argument: first["name"] };
}
/** A tool that does nothing without its arguments. */
function requiresArguments({ inputSchema, annotations }) {
    const required = (0,json/* isObject */.Gv)(inputSchema) ? inputSchema["required"] : undefined;
    const isDestructive = (0,json/* isObject */.Gv)(annotations) && annotations["destructiveHint"] === true;
    return Array.isArray(required) && required.length > 0 && !isDestructive;
}

// EXTERNAL MODULE: ./src/conformance/corpus/definitions/listed.ts
var definitions_listed = __webpack_require__(26822);
// EXTERNAL MODULE: ./src/conformance/corpus/definitions/review.ts + 9 modules
var definitions_review = __webpack_require__(88881);
// EXTERNAL MODULE: ./src/conformance/corpus/definitions/token-costs.ts
var token_costs = __webpack_require__(21621);
;// CONCATENATED MODULE: ./src/conformance/corpus/registry.ts















/** The rules of the corpus, in the order of the registry. */
const CORPUS_RULES = (0,registry/* allRules */.V7)().flatMap(({ id, corpus }) => corpus !== undefined && (0,registry/* isRuleId */.KX)(id) ? [id] : []);
/** The checks of what a server lists, without those of definitions. */
const LISTED_CHECKS = [
    ...LISTED_LIFECYCLE,
    ...LISTED_TOOLS,
    ...LISTED_RESOURCES,
    ...LISTED_PROMPTS,
];
/** Every check of what a server lists. Loads the table of tokens, which is large, only if a rule depends on it. */
async function loadListedChecks(listed) {
    const { countTokens } = (0,token_costs/* needsTokens */.AB)((0,definitions_listed/* definitionsOf */.mu)(listed))
        ? await Promise.all(/* import() */[__webpack_require__.e(4098), __webpack_require__.e(3877), __webpack_require__.e(4190)]).then(__webpack_require__.bind(__webpack_require__, 94190))
        : { countTokens: Buffer.byteLength };
    return [...LISTED_CHECKS, ...(0,definitions_review/* definitionChecks */.fv)(countTokens)];
}
/** The checks that send requests, in the order in which each lane runs them. */
const LIVE_CHECKS = [
    ...LIFECYCLE,
    ...UTILITIES,
    ...RESOURCES,
    ...PROMPTS,
    ...TOOLS,
    ...CLIENT_CAPABILITIES,
    ...ERRORS,
    ...SUBSCRIPTIONS,
    ...HTTP,
    ...HTTP_MODERN,
    ...ENDING,
];
const WITH_CHECK = new Set([...LIVE_CHECKS, ...LISTED_CHECKS, ...definitions_review/* DEFINITION_CHECKS */.Y$].map(({ id }) => id));
/** True for a rule that has no check of its own: it judges what the checks of others sent. */
function isObserved(id) {
    return !WITH_CHECK.has(id);
}

;// CONCATENATED MODULE: ./src/conformance/corpus/run-corpus.ts









const LIST_MS = 30_000;
const OLDEST = "2024-11-05";
/** Checks a live server by every rule of the corpus that applies to it. Never throws because of the server. */
async function runCorpus(settings) {
    const sessions = new CorpusSessions(settings);
    try {
        return await checkServer(sessions, settings);
    }
    finally {
        await sessions.endUnused();
    }
}
async function checkServer(sessions, settings) {
    const startedAt = performance.now();
    const selected = CORPUS_RULES.filter(settings.isWanted);
    const checked = selected.some(isObserved) ? CORPUS_RULES : selected;
    const wanted = LIVE_CHECKS.filter(({ id }) => checked.includes(id));
    const opening = sessions.openFirst(settings.targetVersion, otherSessions(wanted));
    // The validator loads while the servers start.
    void settings.schemas();
    const opened = await opening;
    if (!opened.ok)
        return opened;
    const { session } = opened.watched;
    const { negotiatedVersion, serverInfo } = session.facts;
    let waitsMs = 0;
    let toolsMs = 0;
    const facts = {
        revision: negotiatedVersion ?? settings.targetVersion ?? OLDEST,
        transport: sessions.transport,
        listed: await readLists(session),
        mayCall: settings.mayCall,
        schemas: settings.schemas,
        clientVersion: settings.options.clientVersion ?? "0.0.0",
        nextId: settings.options.nextId,
        waitedInVain: (ms) => {
            waitsMs += ms;
        },
        toolAnswered: (ms) => {
            toolsMs += ms;
        },
    };
    const applying = new Set(checked.filter((id) => whyNot(id, facts) === undefined));
    const live = wanted.filter(({ id }) => applying.has(id));
    // The lists are judged while the server answers.
    const [answered, judged] = await Promise.all([
        runLanes(sessions, facts, opened.watched, live),
        judgeLists(facts.listed, applying),
    ]);
    const verdicts = new Map([...answered, ...judged]);
    for (const [id, found] of observedVerdicts(sessions.observed, facts.transport))
        verdicts.set(id, found);
    return {
        ok: true,
        findings: {
            revision: facts.revision,
            transport: facts.transport,
            serverInfo,
            listed: facts.listed,
            results: selected.flatMap((id) => resultsOf(id, facts, verdicts.get(id) ?? [])),
            timing: {
                sessions: sessions.starts,
                startup_ms: Math.round(session.facts.startupMs),
                waits_ms: Math.round(waitsMs),
                tools_ms: Math.round(toolsMs),
                duration_ms: Math.round(performance.now() - startedAt),
            },
        },
    };
}
async function judgeLists(listed, applying) {
    const checks = await loadListedChecks(listed);
    return checks.filter(({ id }) => applying.has(id)).map(({ id, judge }) => [id, judge(listed)]);
}
/** Why a rule does not apply to a server; undefined if it does. */
function whyNot(id, { revision, transport }) {
    const { since, before, transport: only } = (0,registry/* ruleOf */.Y)(id).corpus ?? {};
    const isOther = (since !== undefined && !(0,known/* isSince */.$l)(revision, since)) || (before !== undefined && (0,known/* isSince */.$l)(revision, before));
    if (isOther)
        return { status: "skipped", message: (0,redacted/* say */.cv) `it applies to other revisions` };
    if (only !== undefined && only !== transport)
        return { status: "skipped", message: (0,redacted/* say */.cv) `it applies to another transport` };
    return undefined;
}
function resultsOf(id, facts, verdicts) {
    const { title, severity } = (0,registry/* ruleOf */.Y)(id);
    const nothing = { status: "skipped", message: (0,redacted/* say */.cv) `the server has nothing to judge` };
    const notApplied = whyNot(id, facts);
    const rows = notApplied ? [notApplied] : verdicts.length > 0 ? verdicts : [nothing];
    return rows.map((verdict) => ({ id, title, severity, ...verdict }));
}
/** Reads every list that the server advertises. A list that cannot be read is a fault of other rules. */
async function readLists(session) {
    const { capabilities, instructions, negotiatedVersion: revision } = session.facts;
    const lists = new Map();
    for (const method of (0,list_all/* listsOf */.fO)(capabilities)) {
        const { items } = await (0,list_all/* listAll */._w)(method, (name, params) => session.request(name, params, { timeoutMs: LIST_MS, purpose: "test" }));
        lists.set(method, items.filter(json/* isObject */.Gv));
    }
    return {
        revision,
        capabilities: (0,json/* isObject */.Gv)(capabilities) ? capabilities : {},
        instructions,
        tools: lists.get("tools/list") ?? [],
        prompts: lists.get("prompts/list") ?? [],
        resources: lists.get("resources/list") ?? [],
        templates: lists.get("resources/templates/list") ?? [],
    };
}


/***/ }),

/***/ 24148:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   IM: () => (/* binding */ contentType),
/* harmony export */   Ke: () => (/* binding */ answerIn),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   px: () => (/* binding */ responseFaults),
/* harmony export */   rT: () => (/* binding */ lostSession)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54074);
/* harmony import */ var _core_json_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93080);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36419);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51433);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17800);





const MAX_EXCERPT = 500;
/** The statuses that deny a request, whatever is in the body. */
const DENIED = [401, 403, 429];
function isSuccess({ status }) {
    return status >= 200 && status < 300;
}
/** The media type without its parameters, in lower case; empty if there is none. */
function contentType({ headers }) {
    const type = headers["content-type"] ?? "";
    const end = type.indexOf(";");
    return (end === -1 ? type : type.slice(0, end)).trim().toLowerCase();
}
/** The message in the body of a response, alone or in a batch, that answers the call; undefined if there is none. */
function answerIn(text, { status }, { id, raw }) {
    if (DENIED.includes(status))
        return undefined;
    const value = jsonIn(text);
    const messages = (Array.isArray(value) ? value : [value]).filter(_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv);
    return messages.find((message) => (raw ? "id" in message : message["id"] === id) || (0,_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .namesNoRequest */ .BY)(message));
}
/** The JSON object in a text; undefined for any other text, and for more values than a message may have. */
function objectIn(text) {
    const value = jsonIn(text);
    return (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) ? value : undefined;
}
function jsonIn(text) {
    if ((0,_core_json_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hasMoreValues */ .wn)(text, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1.values))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** The fault of a response that is not an answer; `what`: the request, as messages name it. */
function refusalOf(what, http, text) {
    const { status, headers } = http;
    const detail = text.trim() === "" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `: ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(text, MAX_EXCERPT)}`;
    const summary = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .hide */ .jD)(what)} was answered with HTTP ${status}${detail}`;
    if (status === 401 || status === 403)
        return { rule_id: "FAULT-HTTP-DENIED", message: summary, unverified: true, http };
    if (status === 429) {
        const after = headers["retry-after"];
        const message = after === undefined ? summary : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${summary} (retry after ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(after, 50)})`;
        return { rule_id: "FAULT-HTTP-RATE-LIMIT", message, unverified: true, http };
    }
    if (!isSuccess(http))
        return { ...errorStatus(what, http, detail), http };
    if (text.trim() === "")
        return { rule_id: "FAULT-HTTP-NO-ANSWER", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${summary} and no body.`, http };
    const { rule_id, message } = wrongType(what, http);
    return { rule_id, message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${message}${detail}`, http };
}
/** The fault of a call whose session the server no longer knows. */
function lostSession(call, http, text) {
    const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${refusalOf(call.method, http, text).message}. The session was lost.`;
    const answer = answerIn(text, http, call);
    const isOwn = answer !== undefined && !(0,_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .namesNoRequest */ .BY)(answer);
    return { rule_id: "FAULT-HTTP-SESSION-LOST", message, sessionLost: true, http, ...(isOwn && { answer }) };
}
/** The header is shown unchanged: in lower case, or in part, a secret in it would not be recognized. */
function wrongType(what, { headers }) {
    const type = headers["content-type"] ?? "";
    const summary = type === "" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `no content type` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `the content type ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(type, 100)}`;
    return {
        rule_id: "FAULT-HTTP-CONTENT-TYPE",
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .hide */ .jD)(what)} was answered with ${summary}, not JSON or SSE`,
    };
}
function errorStatus(what, { status }, detail) {
    return { rule_id: "FAULT-HTTP-STATUS", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .hide */ .jD)(what)} was answered with HTTP ${status}${detail}` };
}
/** The faults of a response that has an answer. */
function responseFaults(what, http) {
    const type = contentType(http);
    const isUsual = type === "application/json" || type.endsWith("+json") || type === "text/event-stream";
    return [...(isUsual ? [] : [wrongType(what, http)]), ...(http.status >= 500 ? [errorStatus(what, http, (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) ``)] : [])];
}


/***/ })

};
