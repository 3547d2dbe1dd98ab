export const id = 4242;
export const ids = [4242];
export const modules = {

/***/ 79288:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ RULE_OF_PROBE),
/* harmony export */   _: () => (/* binding */ PROBES)
/* harmony export */ });
/** The probes, in the order in which they are sent: the one that can crash a server comes last. */
const PROBES = ["unknown_tool", "missing_required", "wrong_type", "extra_field", "oversized"];
/** The rule that each probe is about. */
const RULE_OF_PROBE = {
    unknown_tool: "FAULT-PROTO-UNKNOWN-METHOD",
    missing_required: "FAULT-SCHEMA-MISSING-REQUIRED",
    wrong_type: "FAULT-SCHEMA-TYPE-MISMATCH",
    extra_field: "FAULT-SCHEMA-UNEXPECTED-FIELD",
    oversized: "FAULT-INPUT-OVERSIZED",
};


/***/ }),

/***/ 24242:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runProbes: () => (/* binding */ runProbes)
});

// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redacted = __webpack_require__(77883);
// EXTERNAL MODULE: ./src/engine/judge/envelope.ts
var judge_envelope = __webpack_require__(83712);
// EXTERNAL MODULE: ./src/engine/judge/judge.ts
var judge = __webpack_require__(60841);
// EXTERNAL MODULE: ./src/engine/judge/verdict.ts
var verdict = __webpack_require__(4227);
// EXTERNAL MODULE: ./src/engine/lanes/acquire-session.ts
var acquire_session = __webpack_require__(47307);
// EXTERNAL MODULE: ./src/engine/response.ts
var response = __webpack_require__(78839);
// EXTERNAL MODULE: ./src/engine/test-context.ts
var test_context = __webpack_require__(42322);
// EXTERNAL MODULE: ./src/engine/kinds/call.ts
var kinds_call = __webpack_require__(76680);
// EXTERNAL MODULE: ./src/mcp/revisions/known.ts
var known = __webpack_require__(98042);
;// CONCATENATED MODULE: ./src/conformance/probes/rejection-text.ts
const TYPE = "(?:string|number|integer|float|boolean|bool|object|array|list|dictionary|dict|null)";
const ARGUMENT = "(?:arguments?|args|param(?:eter)?s?|propert(?:y|ies)|fields?|inputs?)";
/** What validators and SDKs say of arguments, and servers do not say of a network, a token or a browser. */
const ABOUT_ARGUMENTS = pattern("-32602", `\\b(?:missing|required?|unexpected|unknown|unrecogni[sz]ed|additional|extra|invalid|bad|malformed|unsupported) (?:\\w+ ){0,2}${ARGUMENT}\\b`, `\\b${ARGUMENT}\\b.{0,80}\\b(?:is|are) (?:missing|required|invalid|unknown|unexpected|not (?:valid|allowed))`, "\\b(?:json|input) ?schema\\b|\\bagainst (?:the )?schema\\b|\\bnot match (?:the )?schema\\b|\\bany of the given schemas\\b", "\\b(?:input|schema|argument|parameter)s? validation\\b|\\b\\d+ validation errors?\\b", "\\bunrecogni[sz]ed keys?\\b|\\binvalid[_ ]type\\b", `\\b(?:must|should) (?:not )?(?:be|have|match) (?:an? |of )?(?:valid |non-empty )?(?:${TYPE}|type|equal|[<>]=?|at (?:least|most)|(?:more|fewer|less) than|pattern|format|one of|required prop|additional prop)\\b`, `\\bexpected:? (?:an? )?["'\`]?${TYPE}\\b|\\b${TYPE} (?:was )?expected\\b|\\bwant(?:s|ed)? (?:one of )?["'\`]?${TYPE}\\b`, `\\bis not (?:of type|an? (?:valid )?)["'\` ]*${TYPE}\\b`, "\\b(?:de)?seriali[sz]\\w+ (?:param|arg)|\\bcannot unmarshal\\b|\\bcould not be converted to\\b");
const SIGNS = "[\"'`»)\\]:\\s]*";
/** The same of a name: that a tool does not exist. `NAME` is the name that was sent. */
const ABOUT_NAME = pattern("-3260[12]", "\\b(?:unknown|no such|invalid|unrecogni[sz]ed|unsupported|unregistered|undefined|nonexistent) (?:tool|method)", "\\bunknown:? [\"'`]?NAME", "\\bno (?:\\w+ )?(?:tool|method|handler)s? (?:is |was )?(?:with|named|called|for|found|registered)\\b", `(?:\\b(?:tool|method)|NAME)${SIGNS}(?:NAME${SIGNS})?(?:(?:is|was|does|could|can)? ?(?:not|n't) (?:be )?(?:an? )?(?:found|exist|known|registered|available|recogni[sz]ed|supported|defined|valid)|is unknown)`);
/** The same of a length. */
const ABOUT_SIZE = pattern("\\btoo (?:large|long|big)\\b|\\b(?:longer|larger|more) than\\b|\\bat most\\b", "\\bmax(?:imum)?[_ ]?(?:length|size|bytes|characters)\\b", "\\b(?:size|length|bytes|characters)\\b.{0,40}\\bexceed|\\bexceed.{0,40}\\b(?:size|length|bytes|characters)\\b");
/** Beside these, words with which a text says what is wrong; "Unexpected error" and "Unknown error" do not. */
const REASON = pattern("\\b(?:missing|required|requires|must|malformed|unsupported|expected|empty)\\b", "\\b(?:invalid|unexpected|unknown|illegal) (?!(?:\\w+ )?(?:error|exception|failure|request|response|state|operation)s?\\b)", "\\bonly\\b.{0,80}\\b(?:is|are) (?:supported|allowed|accepted|valid|permitted)\\b", "\\bnot (?:supported|allowed|accepted|permitted|valid)\\b", "\\b(?:cannot|can't|may not) be (?:blank|null|negative|none)\\b", "\\bplease (?:provide|specify|give|supply|pass|use)\\b");
/** The wrong values that probes send. */
const SENT = /\b12345\b|not of this type|\bmcptest\b/;
/**
 * True if a rejection says by its text or its code that it is about what is wrong with the request: without an
 * accepted call beside it nothing else shows that the server looked at the request.
 */
function isAboutRequest(probe, { tool }, { channel, code, message = "" }) {
    if (code === -32602)
        return true;
    if (probe === "unknown_tool") {
        return code === -32601 || ABOUT_NAME.test(tool === undefined ? message : message.replaceAll(tool, "NAME"));
    }
    if (probe === "oversized" && (ABOUT_SIZE.test(message) || (channel === "http" && message === "HTTP 413")))
        return true;
    return ABOUT_ARGUMENTS.test(message);
}
/** True if a text names the argument, repeats the wrong value, or says what is wrong. */
function saysWhy({ message = "", argument }) {
    return names(message, argument) || SENT.test(message) || ABOUT_ARGUMENTS.test(message) || REASON.test(message);
}
/** A short name may be a word by chance: it counts only in quotes or next to a sign. */
function names(message, argument) {
    const name = argument?.replaceAll("`", "").split(".").at(-1);
    if (name === undefined || name === "")
        return false;
    const word = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const around = name.length < 3 ? [`["'\`.:/[(]`, `["'\`.:/\\])]`] : ["(?<!\\w)", "(?!\\w)"];
    return new RegExp(around.join(word), "i").test(message);
}
function pattern(...alternatives) {
    return new RegExp(alternatives.join("|"), "is");
}

;// CONCATENATED MODULE: ./src/conformance/probes/error-channel.ts



/** SEP-1303: failed validation of arguments belongs in a tool result. */
const SINCE = "2025-11-25";
const VALIDATION = ["missing_required", "wrong_type", "extra_field"];
const MAX_SHOWN = 20;
/** Judges the channel of each rejection at a revision. HTTP statuses and servers of no known revision are not judged. */
function judgeChannels(tool, probes, revision) {
    const validation = VALIDATION.flatMap((name) => probes[name]?.cases ?? []).filter(isRejected);
    const unknown = (probes.unknown_tool?.cases ?? []).filter(isRejected);
    const misrouted = (0,known/* isSince */.$l)(revision, SINCE) ? validation.filter(({ channel }) => channel === "protocol") : [];
    const silent = validation.filter((result) => result.channel === "tool" && !saysWhy(result));
    return [
        ...channelFinding("ERRCHAN-001", misrouted, (cases) => (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(tool)} reports failed validation as a protocol error: ${cases}`),
        ...channelFinding("ERRCHAN-002", unknown.filter(({ channel }) => channel === "tool"), () => (0,redacted/* say */.cv) `an unknown tool beside ${(0,redacted/* hide */.jD)(tool)} is answered with isError: true, not with the error -32602`),
        ...channelFinding("ERRCHAN-003", silent, (cases) => (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(tool)} rejects without saying why: ${cases}`),
    ];
}
function channelFinding(rule_id, cases, message) {
    const [first] = cases;
    if (!first)
        return [];
    const labels = cases
        .slice(0, MAX_SHOWN)
        .map(({ label, code }) => (code === undefined ? label : `${label} (${code})`));
    const more = cases.length > MAX_SHOWN ? [`${cases.length - MAX_SHOWN} more`] : [];
    return [{ rule_id, message: message((0,redacted/* hide */.jD)([...labels, ...more].join(", "))), count: cases.length, first }];
}
function isRejected({ outcome }) {
    return outcome === "rejected";
}

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
;// CONCATENATED MODULE: ./src/conformance/probes/judge.ts



const MAX_TEXT = 1_000;
/** HTTP statuses that reject a request, and those by which a server does not let it be known. */
const REJECTING = new Set([400, 404, 413, 422]);
const WITHHOLDING = new Set([401, 403, 429]);
/** The worst first. */
const WORST_FIRST = ["crash", "hang", "accepted", "unverified", "rejected", "skipped"];
/** What became of one bad request. */
function judgeCase({ label, argument }, outcome) {
    return { label, ...(argument !== undefined && { argument }), ...resultOf(outcome) };
}
/**
 * An outcome that proves nothing is unverified: a rejection that may be of every call or is of a valid one, and any answer
 * to a request that may be a valid one.
 */
function checkOutcome(probe, probeCase, judged, { acceptedBase, open }) {
    if (judged.outcome !== "rejected" && judged.outcome !== "accepted")
        return judged;
    const unverified = (why) => {
        const reason = judged.message ? `${why}: ${judged.message}` : why;
        return { ...judged, outcome: "unverified", channel: "none", reason };
    };
    if (probeCase.unjudged !== undefined)
        return unverified(`the input schema cannot be judged (${probeCase.unjudged})`);
    if (judged.outcome === "accepted")
        return judged;
    if (probe === "extra_field" && open) {
        return unverified("the input schema accepts the field, and the server rejects the call");
    }
    if (acceptedBase || isAboutRequest(probe, probeCase, judged))
        return judged;
    const subject = probe === "unknown_tool" ? "name of the tool" : "arguments";
    return unverified(`nothing in the rejection says that it is about the ${subject}, and no valid call was accepted`);
}
/** A request that was not sent. */
function unsentCase({ label, argument }, reason) {
    const result = { outcome: "unverified", channel: "none", reason, duration_ms: 0 };
    return { label, ...(argument !== undefined && { argument }), ...result };
}
/** A probe of which nothing was sent: the schema cannot support it, or nobody knows what it accepts. */
function unsentProbe(outcome, reason) {
    return { outcome, channel: "none", reason, duration_ms: 0, cases: [] };
}
/** The result of a probe: the worst outcome of its requests. `omitted`: the requests that were not sent. */
function judgeProbe(cases, omitted) {
    const outcome = WORST_FIRST.find((candidate) => cases.some((judged) => judged.outcome === candidate)) ?? "skipped";
    const worst = cases.filter((judged) => judged.outcome === outcome);
    const [first] = worst;
    const channels = new Set(worst.map(({ channel }) => channel));
    const reason = [first?.reason, omitted].filter((part) => part !== undefined).join("; ");
    return {
        outcome,
        channel: channels.size > 1 ? "mixed" : (first?.channel ?? "none"),
        ...(first?.code !== undefined && { code: first.code }),
        ...(first?.message !== undefined && { message: first.message }),
        ...(reason !== "" && { reason }),
        duration_ms: Math.round(cases.reduce((sum, { duration_ms }) => sum + duration_ms, 0) * 100) / 100,
        cases: [...cases],
    };
}
/** True if the contract of the probe is not met. `open`: the schema accepts a field that it does not name. */
function hasFailed(name, outcome, open) {
    if (outcome === "crash" || outcome === "hang")
        return true;
    if (outcome !== "accepted" || name === "oversized")
        return false;
    return name !== "extra_field" || !open;
}
function resultOf(outcome) {
    switch (outcome.kind) {
        case "timeout":
            return { outcome: "hang", channel: "none", duration_ms: round(outcome.afterMs) };
        case "died":
            return { outcome: "crash", channel: "none", duration_ms: round(outcome.durationMs) };
        case "fault":
            return { ...resultOfFault(outcome.fault), duration_ms: round(outcome.durationMs) };
        case "unsendable":
            return { outcome: "unverified", channel: "none", reason: outcome.message, duration_ms: 0 };
        case "answer":
            return { ...resultOfAnswer(outcome.answer, outcome.http?.status), duration_ms: round(outcome.durationMs) };
    }
}
function resultOfAnswer(answer, status) {
    if (status !== undefined && WITHHOLDING.has(status)) {
        return { outcome: "unverified", channel: "none", reason: `the server answered with HTTP ${status}` };
    }
    const { error, result } = answer;
    if ("error" in answer) {
        const { code, message } = (0,json/* isObject */.G)(error) ? error : { code: undefined, message: error };
        return {
            outcome: "rejected",
            channel: "protocol",
            ...(typeof code === "number" && { code }),
            message: textFor(message),
        };
    }
    if (status !== undefined && REJECTING.has(status)) {
        return { outcome: "rejected", channel: "http", message: `HTTP ${status}` };
    }
    if ((0,json/* isObject */.G)(result) && result["isError"] === true) {
        return { outcome: "rejected", channel: "tool", message: textFor(textOf(result["content"])) };
    }
    if ("result" in answer)
        return { outcome: "accepted", channel: "none" };
    return { outcome: "accepted", channel: "none", message: "the answer has neither a result nor an error" };
}
/** What HTTP alone says: a rejection, a refusal to say, or no answer at all. */
function resultOfFault({ message, unverified, http }) {
    if (unverified)
        return { outcome: "unverified", channel: "none", reason: message };
    const isRejection = http !== undefined && REJECTING.has(http.status);
    return { outcome: isRejection ? "rejected" : "crash", channel: isRejection ? "http" : "none", message };
}
/** The text that a model would see. */
function textOf(content) {
    if (!Array.isArray(content))
        return "";
    return content.map((block) => ((0,json/* isObject */.G)(block) && typeof block["text"] === "string" ? block["text"] : "")).join("\n");
}
function textFor(value) {
    return (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(typeof value === "string" ? value : (JSON.stringify(value) ?? "")), MAX_TEXT);
}
function round(ms) {
    return Math.round(ms * 100) / 100;
}

// EXTERNAL MODULE: ./src/conformance/probes/schema.ts
var probes_schema = __webpack_require__(51298);
// EXTERNAL MODULE: ./src/conformance/probes/types.ts
var types = __webpack_require__(79288);
;// CONCATENATED MODULE: ./src/conformance/probes/requests.ts



const MAX_DEPTH = 5;
const MAX_SITES = 1_000;
const MAX_CASES = 100;
const UNEXPECTED = "mcptest_unexpected";
/** One value of each type, in the order in which they are tried; text that no server reads as a number. */
const WRONG = [
    ["number", 12_345],
    ["string", "not of this type"],
    ["boolean", true],
    ["object", { mcptest: true }],
    ["array", ["mcptest"]],
];
/**
 * The requests of each probe that was asked for, from a tool's schema and its valid arguments; or why there are none.
 * Changes nothing. At most 100 requests for each probe.
 */
async function probeRequests(settings) {
    const { tool, schema, base, names, checks, oversizedBytes, withheld } = settings;
    const { sites, hasMore } = schema === undefined ? { sites: [], hasMore: false } : sitesOf(schema, base);
    const noSchema = "tools/list does not have the tool, so its schema is not known";
    const cases = {
        // A server that does not look at the name must not do with the valid arguments what it is not to do.
        unknown_tool: () => [
            { label: "a tool that does not exist", tool: unknownTool(tool, names), args: withheld === undefined ? base : {} },
        ],
        missing_required: () => (schema === undefined ? noSchema : missingArguments(sites, base, hasMore)),
        wrong_type: () => (schema === undefined ? noSchema : wrongTypes(sites, schema)),
        extra_field: () => (schema === undefined ? noSchema : [withUnexpected(schema, base)]),
        oversized: () => (schema === undefined ? noSchema : oversized(sites, schema, oversizedBytes)),
    };
    const plan = {};
    for (const probe of types/* PROBES */._.filter((name) => checks.includes(name))) {
        const found = cases[probe]();
        plan[probe] = typeof found === "string" ? { skipped: found } : await planProbe(probe, found, settings, hasMore);
    }
    return plan;
}
/** At most 100 requests of a probe, without those that must not be sent. */
async function planProbe(probe, found, settings, hasMoreSites) {
    const cases = [];
    let skipped = "";
    let unverified = "";
    let hasMore = hasMoreSites && (probe === "missing_required" || probe === "wrong_type");
    for (const probeCase of distinct(found)) {
        const weighed = await weigh(probe, probeCase, settings);
        if ("skipped" in weighed) {
            skipped ||= weighed.skipped;
        }
        else if ("unverified" in weighed) {
            unverified ||= weighed.unverified;
        }
        else if (cases.length === MAX_CASES) {
            hasMore = true;
            break;
        }
        else {
            cases.push(weighed);
        }
    }
    if (cases.length === 0)
        return unverified === "" ? { skipped } : { unverified };
    const first = hasMore ? `only the first ${cases.length} of the possible requests were sent` : "";
    const omitted = [first, unverified].filter((reason) => reason !== "").join("; ");
    return omitted === "" ? { cases } : { cases, omitted };
}
/** The request, or why it is not sent: it is not a bad one, or it may do what the tool is not to do. */
async function weigh(probe, probeCase, { accepts, withheld }) {
    const mustBeInvalid = probe === "missing_required" || probe === "wrong_type";
    const needsSchema = mustBeInvalid || probe === "extra_field";
    // The validator is not asked where its answer would change nothing.
    if (probeCase.tool !== undefined || !(needsSchema || withheld !== undefined))
        return probeCase;
    const accepted = await accepts(probeCase.args);
    if (accepted === false)
        return probeCase;
    const notCalled = `and the tool is not called: ${withheld}`;
    if (accepted === true) {
        if (mustBeInvalid)
            return { skipped: "the input schema accepts every such call" };
        return withheld === undefined ? probeCase : { skipped: `the input schema accepts this call, ${notCalled}` };
    }
    const { unjudged } = accepted;
    if (withheld === undefined)
        return { ...probeCase, unjudged };
    const why = `the input schema cannot be judged (${unjudged}), ${notCalled}`;
    return needsSchema ? { unverified: why } : { skipped: why };
}
/** True if a schema accepts only the fields that it names. */
function isClosed(schema) {
    const resolved = (0,probes_schema/* resolveRefs */.F0)(schema, schema);
    return resolved["additionalProperties"] === false || resolved["unevaluatedProperties"] === false;
}
function unknownTool(tool, names) {
    let name = `${tool}_mcptest_unknown`;
    while (names.includes(name))
        name += "_";
    return name;
}
function missingArguments(sites, base, hasMore) {
    const required = sites.filter((site) => site.isRequired);
    if (required.length === 0)
        return `the schema requires no argument${hasMore ? " among those that were examined" : ""}`;
    const single = required.map(({ path, base: around }) => ({
        label: `without ${shownPath(path)}`,
        argument: shownPath(path),
        args: without(around, path),
    }));
    const isTop = required.some(({ path }) => path.length === 1);
    return isTop ? [...single, { label: "without any argument", args: {} }] : single.filter(({ args }) => args !== base);
}
function wrongTypes(sites, root) {
    const cases = sites.flatMap(({ path, schema, base }) => {
        const types = (0,probes_schema/* typesOf */.pl)(schema, root);
        const argument = shownPath(path);
        const wrong = WRONG.find(([type]) => !types.has(type));
        return [
            ...(wrong ? [{ label: `${argument} of type ${wrong[0]}`, argument, args: withValue(base, path, wrong[1]) }] : []),
            ...(types.has("null") ? [] : [{ label: `${argument} null`, argument, args: withValue(base, path, null) }]),
        ];
    });
    return cases.length > 0 ? cases : "the schema excludes no type for any argument";
}
/** The arguments and a field that the schema does not name. */
function withUnexpected(schema, base) {
    let name = UNEXPECTED;
    const named = new Set((0,probes_schema/* propertiesOf */.P1)((0,probes_schema/* objectOf */.Xy)(schema, schema) ?? {}).map(([property]) => property));
    while (named.has(name) || Object.hasOwn(base, name))
        name += "_";
    return { label: `with the field ${name}`, argument: name, args: { ...base, [name]: true } };
}
function oversized(sites, root, bytes) {
    const takesText = sites.filter(({ schema }) => (0,probes_schema/* typesOf */.pl)(schema, root).has("string"));
    const site = takesText.find(({ path }) => path.length === 1) ?? takesText[0];
    if (!site)
        return "no argument takes a string";
    const argument = shownPath(site.path);
    return [
        { label: `${argument} of ${bytes} bytes`, argument, args: withValue(site.base, site.path, "a".repeat(bytes)) },
    ];
}
/** Every property of the arguments, nested ones too down to the sixth level, those of objects in arrays once for each array. */
function sitesOf(root, base) {
    const sites = [];
    let hasMore = false;
    /** A schema that refers to itself has nothing new below its last level. */
    const visited = new Set();
    const visit = (schema, path, around, depth) => {
        const shape = (0,probes_schema/* objectOf */.Xy)(schema, root);
        if (!shape)
            return;
        if (depth > MAX_DEPTH) {
            hasMore ||= !visited.has(shape) && (0,probes_schema/* propertiesOf */.P1)(shape).length > 0;
            return;
        }
        visited.add(shape);
        const required = new Set((0,probes_schema/* requiredOf */.VU)(shape));
        const inner = [];
        for (const [name, property] of (0,probes_schema/* propertiesOf */.P1)(shape)) {
            if (sites.length === MAX_SITES) {
                hasMore = true;
                return;
            }
            const at = [...path, name];
            sites.push({ path: at, schema: property, isRequired: required.has(name), base: around });
            inner.push(() => visit(property, at, fillPath(around, at, property, root, json/* isObject */.G), depth + 1));
            const items = (0,probes_schema/* itemsOf */.S3)(property, root);
            if (items === undefined || !(0,probes_schema/* objectOf */.Xy)(items, root))
                continue;
            const list = fillPath(around, at, property, root, isFilledArray, [(0,probes_schema/* sampleOf */.uV)(items, root)]);
            inner.push(() => visit(items, [...at, 0], list, depth + 1));
        }
        // The arguments themselves come before what is inside them.
        for (const visitInner of inner)
            visitInner();
    };
    visit(root, [], base, 0);
    return { sites, hasMore };
}
/** The arguments with a value of the right kind at `path`: the one there, else a made-up one. */
function fillPath(args, path, schema, root, fits, sample = (0,probes_schema/* sampleOf */.uV)(schema, root)) {
    return fits(valueAt(args, path)) ? args : withValue(args, path, sample);
}
function isFilledArray(value) {
    return Array.isArray(value) && (0,json/* isObject */.G)(value[0]);
}
function valueAt(value, path) {
    let current = value;
    for (const step of path) {
        if (typeof current !== "object" || current === null || !Object.hasOwn(current, step))
            return undefined;
        current = current[step];
    }
    return current;
}
function withValue(args, path, value) {
    return changeAt(args, path, () => value);
}
function without(args, path) {
    return changeAt(args, path, undefined);
}
/** A copy with the value at `path` changed, or taken out. */
function changeAt(value, [step, ...rest], change) {
    if (step === undefined)
        return change?.();
    if (Array.isArray(value))
        return value.map((item, index) => (index === step ? changeAt(item, rest, change) : item));
    const object = (0,json/* isObject */.G)(value) ? value : {};
    const entries = Object.entries(object).filter(([name]) => name !== String(step));
    const inner = Object.hasOwn(object, step) ? object[step] : undefined;
    // fromEntries, for a property may be called `__proto__`.
    if (rest.length === 0 && !change)
        return Object.fromEntries(entries);
    return Object.fromEntries([...entries, [step, changeAt(inner, rest, change)]]);
}
/** `/items/0/name`: a JSON pointer; without its first slash if it is a single name. */
function shownPath(path) {
    return `\`${path.join(".")}\``;
}
/** Two requests that are the same say the same. */
function distinct(cases) {
    const seen = new Set();
    return cases.filter(({ tool, args }) => {
        const key = JSON.stringify([tool, args]);
        return !seen.has(key) && seen.add(key);
    });
}

// EXTERNAL MODULE: ./src/mcp/list-all.ts
var list_all = __webpack_require__(91136);
// EXTERNAL MODULE: ./src/engine/judge/schema-port.ts
var schema_port = __webpack_require__(43447);
// EXTERNAL MODULE: ./src/conformance/invariants/evidence.ts
var evidence = __webpack_require__(71310);
// EXTERNAL MODULE: ./src/engine/judge/evidence.ts
var judge_evidence = __webpack_require__(57985);
;// CONCATENATED MODULE: ./src/engine/kinds/probe-sender.ts






/** Sends bad requests. If one of them ends the server, starts it again, once. */
class ProbeSender {
    context;
    rejectionContext;
    /** How the server ended, by probe. */
    ends = new Map();
    /** The first request that a cassette does not have. */
    unrecorded;
    #sent = new Map();
    #session;
    #restarted = false;
    #gone = "";
    constructor(context, rejectionContext) {
        this.context = context;
        this.rejectionContext = rejectionContext;
        this.#session = context.session;
    }
    /** Sends the requests of one probe, and judges them. `omitted`: what the plan omits. */
    async send(name, { cases, omitted }) {
        const judged = [];
        for (const probeCase of cases) {
            const sent = { probeCase };
            const judgedCase = this.#session
                ? await this.#case(name, sent, this.#session)
                : unsentCase(probeCase, this.#gone);
            const result = checkOutcome(name, probeCase, judgedCase, this.rejectionContext);
            judged.push(result);
            this.#sent.set(result, sent);
            if (hasFailed(name, result.outcome, this.rejectionContext.open))
                this.context.lane.evidence.keepProbe();
            // Each further request might cost the whole deadline again.
            if (result.outcome === "hang" || this.unrecorded)
                break;
        }
        const unsentCount = cases.length - judged.length;
        return judgeProbe(judged, unsentCount > 0 ? `${unsentCount} more requests were not sent after it` : omitted);
    }
    /** The request that a result is of, in one line, long runs of one character in short. */
    request(result) {
        const sent = result && this.#sent.get(result);
        return sent
            ? { request: (0,redacted/* hide */.jD)((0,kinds_call/* toolLine */.p)(sent.probeCase.tool ?? this.context.test.tool, (0,judge_evidence/* abbreviate */.Sm)(sent.probeCase.args))) }
            : {};
    }
    /** The frame that answered it. */
    answer(result) {
        const answer = this.#sent.get(result)?.answer;
        return answer ? { evidence: (0,evidence/* evidenceOf */.X)(answer) } : {};
    }
    async #case(name, sent, session) {
        const { probeCase } = sent;
        const { test, lane, owner } = this.context;
        const params = { name: probeCase.tool ?? test.tool, arguments: probeCase.args };
        const options = {
            timeoutMs: test.timeoutMs,
            purpose: "probe",
            generated: new Map(this.context.generated),
            owner,
        };
        const outcome = await session.request("tools/call", params, options);
        if (outcome.kind === "answer")
            sent.answer = outcome.answer;
        const judged = judgeCase(probeCase, outcome);
        this.unrecorded = (0,response/* missOf */.gv)(outcome);
        if (this.unrecorded)
            return judged;
        if (outcome.kind === "answer" || outcome.kind === "fault") {
            await lane.recordOutcome(session, outcome, probeCase.tool === undefined ? { method: "tools/call", params } : undefined);
            if (name !== "oversized" || judged.outcome === "unverified")
                return judged;
        }
        if (outcome.kind === "died")
            this.ends.set(name, outcome.process);
        if (outcome.kind !== "died" && (await lane.isAnswering(session)))
            return judged;
        await this.#restart(session);
        if (outcome.kind !== "answer")
            return judged;
        return { ...judged, outcome: "hang", channel: "none", message: "the server no longer answers" };
    }
    async #restart(session) {
        const { lane } = this.context;
        lane.dropAfterProbe(session);
        this.#session = undefined;
        this.#gone = "the server died, or stopped answering, a second time";
        if (this.#restarted)
            return;
        this.#restarted = true;
        const acquired = await lane.acquireSession();
        if (acquired.kind === "session")
            this.#session = acquired.session;
        else
            this.#gone = acquired.kind === "unusable" ? acquired.reason : acquired.failure.message;
    }
}

;// CONCATENATED MODULE: ./src/engine/kinds/negative-path.ts











/**
 * Calls the tool with valid arguments, then with bad ones, and judges each response. A tool that must not be called gets
 * no request that its schema accepts.
 */
async function sendProbes(context) {
    const { test, lane, session, options, owner } = context;
    const startedAt = performance.now();
    const since = () => Math.round((performance.now() - startedAt) * 100) / 100;
    // Without a recorded answer to one request, the probes as a whole cannot be judged.
    const unrecorded = (unanswered) => {
        const summary = emptySummary(options, "skipped", "the cassette has no such request");
        return { summary, durationMs: since(), status: "errored", failures: [], unanswered };
    };
    const send = (method, params, generated = new Map()) => session.request(method, params, { timeoutMs: test.timeoutMs, purpose: "test", generated, owner });
    const listed = await (0,list_all/* listAll */._w)("tools/list", send);
    const unlisted = (0,response/* missOf */.gv)(listed.broken);
    if (unlisted)
        return unrecorded(unlisted);
    const tools = listed.items.filter(json/* isObject */.G);
    const named = tools.filter(({ name }) => name === test.tool);
    const [tool] = named;
    const withheld = withholdingReason(context, named, listed);
    const base = withheld === undefined
        ? await send("tools/call", { name: test.tool, arguments: context.args }, new Map(context.generated))
        : undefined;
    if (base)
        await lane.recordOutcome(session, base, { method: "tools/call", params: { name: test.tool } });
    const uncalled = (0,response/* missOf */.gv)(base);
    if (uncalled)
        return unrecorded(uncalled);
    const judgedBase = base && judgeCase({ label: "", args: {} }, base);
    if (base && base.kind !== "answer" && (judgedBase?.outcome === "hang" || judgedBase?.outcome === "crash")) {
        const summary = emptySummary(options, "rejected");
        return { summary, durationMs: since(), status: "failed", failures: [], unanswered: base };
    }
    if (judgedBase && judgedBase.outcome !== "accepted") {
        const rejection = (0,redacted/* hide */.jD)(judgedBase.message ?? judgedBase.reason ?? "no reason was given");
        const reason = (0,redacted/* say */.cv) `the valid base call was rejected: ${rejection}`;
        const summary = emptySummary(options, "rejected", reason);
        return { summary, durationMs: since(), status: "unverified", reason, failures: [] };
    }
    const schema = tool && (tool["inputSchema"] ?? {});
    const accepts = await (0,schema_port/* loadAccepts */.s)(schema ?? {});
    // Before the requests are planned: a schema that is too slow for one of them judges nothing more.
    const rejectionContext = {
        acceptedBase: base !== undefined,
        open: await isOpen(schema, context.args, accepts),
    };
    const plan = await probeRequests({
        tool: test.tool,
        schema,
        base: context.args,
        names: tools.flatMap(({ name }) => (typeof name === "string" ? [name] : [])),
        checks: options.checks,
        oversizedBytes: options.oversizedBytes,
        accepts,
        ...(withheld !== undefined && { withheld }),
    });
    const sender = new ProbeSender(context, rejectionContext);
    const probes = {};
    for (const name of types/* PROBES */._) {
        const planned = plan[name];
        if (!planned)
            continue;
        if ("skipped" in planned)
            probes[name] = unsentProbe("skipped", planned.skipped);
        else if ("unverified" in planned)
            probes[name] = unsentProbe("unverified", planned.unverified);
        else
            probes[name] = await sender.send(name, planned);
        if (sender.unrecorded)
            return unrecorded(sender.unrecorded);
    }
    reportChannels(context, probes, sender);
    const omitted = reportOmitted(context, plan);
    return {
        ...judgeProbes(context, probes, rejectionContext, sender, omitted),
        durationMs: since(),
        ...(base?.kind === "answer" && { base }),
    };
}
function judgeProbes({ subject, suite, test }, probes, { acceptedBase, open }, sender, omitted) {
    const all = types/* PROBES */._.flatMap((name) => (probes[name] ? [{ name, result: probes[name] }] : []));
    const judged = all.filter(({ result }) => result.outcome !== "skipped" && result.outcome !== "unverified");
    const failed = judged.filter(({ name, result }) => hasFailed(name, result.outcome, open));
    const unverified = all.find(({ result }) => result.outcome === "unverified");
    const summary = {
        checks_run: judged.length,
        failures: failed.length,
        gate_passed: judged.length > 0 && failed.length === 0 && !unverified ? 1 : 0,
        base: acceptedBase ? "accepted" : "skipped",
        probes: probes,
    };
    const failures = failed.map(({ name, result }) => failureOfProbe(subject, suite, test, name, result, sender));
    if (failures.length > 0)
        return { summary, status: "failed", failures };
    if (unverified) {
        return {
            summary,
            status: "unverified",
            reason: (0,redacted/* say */.cv) `${unverified.name}: ${(0,redacted/* hide */.jD)(unverified.result.reason ?? "")}`,
            failures,
        };
    }
    if (judged.length > 0)
        return { summary, status: "passed", failures, ...(omitted !== "" && { reason: (0,redacted/* hide */.jD)(omitted) }) };
    const reason = (0,redacted/* hide */.jD)(all.map(({ name, result }) => `${name}: ${result.reason}`).join("; ")) || (0,redacted/* say */.cv) `no probe was selected`;
    return { summary, status: "skipped", reason, failures };
}
function failureOfProbe(subject, suite, { node, tool }, name, result, sender) {
    const process = sender.ends.get(name);
    const bad = result.cases.filter(({ outcome }) => outcome === result.outcome);
    const cases = bad.slice(0, 20).map(({ label }) => label);
    const descriptions = {
        accepted: "accepts a bad call",
        hang: "does not answer a bad call",
        crash: "crashes on a bad call",
    };
    const description = descriptions[result.outcome];
    return (0,judge/* failureOf */.g5)(subject, types/* RULE_OF_PROBE */.S[name], {
        target: `negative_path.probes.${name}.outcome`,
        message: (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(tool)} ${(0,redacted/* hide */.jD)(description)}: ${(0,redacted/* hide */.jD)(cases.join(", "))}${bad.length > cases.length ? (0,redacted/* say */.cv) ` and ${bad.length - cases.length} more` : ""}`,
        expected: name === "oversized" ? (0,redacted/* say */.cv) `an answer` : (0,redacted/* say */.cv) `rejected`,
        actual: (0,redacted/* say */.cv) `${result.outcome}`,
        note: (0,redacted/* hide */.jD)([`${bad.length} of ${result.cases.length} requests of ${name}`, result.reason].filter(Boolean).join("; ")),
        location: suite.places.locate(node, ["negative_path"], "key"),
        ...(process && { process }),
        ...sender.request(bad[0]),
    });
}
/** Reports rejections on the wrong channel at the `negative_path` of their test. */
function reportChannels(context, probes, sender) {
    const { suite, test, options, lane, session, owner } = context;
    const gate = options.errorChannel ?? suite.runOptions.errorChannel;
    if (gate === "off")
        return;
    const location = suite.places.locate(test.node, ["negative_path"], "key");
    for (const { first, ...found } of judgeChannels(test.tool, probes, session.facts.negotiatedVersion)) {
        const fault = { ...found, ...sender.answer(first), ...(owner && { owner }) };
        lane.report(fault, { gates: gate === "fail", location, ...sender.request(first) });
    }
}
/** The summary if the base call was not accepted: nothing is known about the probes. */
function emptySummary(options, base, reason = "the valid base call was not answered") {
    const unknown = { outcome: "unverified", channel: "none", reason, duration_ms: 0, cases: [] };
    const probes = Object.fromEntries(options.checks.map((name) => [name, unknown]));
    return { checks_run: 0, failures: 0, gate_passed: 0, base, probes };
}
/** Reports which probes were not sent in full, at the `negative_path` of their test. Returns the report in one line. */
function reportOmitted({ suite, test, lane, owner }, plan) {
    const omitted = types/* PROBES */._.flatMap((name) => {
        const planned = plan[name];
        return planned && "omitted" in planned ? [`${name}: ${planned.omitted}`] : [];
    }).join("; ");
    const location = suite.places.locate(test.node, ["negative_path"], "key");
    if (omitted !== "")
        lane.warn("SUITE-PROBES-CUT", (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(test.tool)}: ${(0,redacted/* hide */.jD)(omitted)}`, location, owner);
    return omitted;
}
/** Why a tool must not be called with arguments that its schema accepts; undefined if it may be. `named`: its entries. */
function withholdingReason({ test, options, lane }, named, { unfinished }) {
    if (options.baseCall === false)
        return "`base_call` is false";
    if (options.baseCall || lane.server.safeCalls.includes(test.tool))
        return undefined;
    if (named.length === 0 && unfinished) {
        return "tools/list was not read to its end, so the annotations of the tool are not known";
    }
    return named.some(isDestructive) ? "its annotations say that it is destructive" : undefined;
}
/** By the protocol, a tool that says only that it is not read-only is destructive. A tool without hints says nothing. */
function isDestructive({ annotations }) {
    if (!(0,json/* isObject */.G)(annotations))
        return false;
    const { destructiveHint, readOnlyHint } = annotations;
    return readOnlyHint !== true && (destructiveHint ?? readOnlyHint === false) === true;
}
/** True if the schema accepts a field that it does not name. */
async function isOpen(schema, base, accepts) {
    // If the arguments themselves are not valid, nothing is known about the field.
    if ((await accepts(base)) !== true)
        return !isClosed(schema);
    return (await accepts(withUnexpected(schema, base).args)) === true;
}

;// CONCATENATED MODULE: ./src/engine/kinds/probes-test.ts









/** negative_path: bad requests instead of one good one; `expect` then reads what became of them. */
async function runProbes(checked, test, options, values, context) {
    const subject = { suite: context.suite, test };
    const acquired = await (0,acquire_session/* acquireSession */.t)(test.server, checked.deferred, subject, values, context);
    if (acquired.kind !== "session")
        return (0,verdict/* attemptWithoutAnswer */.iq)(acquired);
    const { lane, session, fill, generated } = acquired;
    let call;
    let args;
    try {
        call = (0,kinds_call/* callOf */.C)(test, fill);
        args = fill(test.args);
    }
    catch (error) {
        return { status: "errored", durationMs: 0, failures: [(0,judge/* suiteFault */.T9)(subject, error)] };
    }
    const { summary, durationMs, status, reason, failures, base, unanswered } = await sendProbes({
        ...{ subject, suite: context.suite, test, options, args, generated, lane, session, owner: context.owner },
    });
    const attempt = { status, durationMs, failures, call, negativePath: summary };
    if (unanswered)
        return { ...attempt, failures: [(0,response/* failureOfOutcome */.AH)(subject, call, unanswered)] };
    if (reason !== undefined)
        attempt.reason = reason;
    const expected = base ? { ...checked, limits: test.limits } : withoutAnswer(checked, test, context);
    const hasExpectations = expected.assertions !== undefined || expected.limits !== undefined;
    // If nothing could be verified, what `expect` says of failures holds of any server.
    const isUnverified = status === "unverified" && summary.checks_run === 0;
    if (!hasExpectations || isUnverified)
        return attempt;
    const facts = {
        durationMs: base?.durationMs ?? durationMs,
        notifications: base?.notifications ?? [],
        requests: base?.requests,
        negotiatedVersion: session.facts.negotiatedVersion,
        http: base?.http,
    };
    const envelope = { ...(0,judge_envelope/* envelopeOf */.G)(call.method, base?.answer ?? {}, facts), negative_path: summary };
    const warn = (0,test_context/* warnerOf */.Z)(context, test.server);
    const expectations = { ...checked, assertions: expected.assertions ?? [] };
    const judged = await (0,verdict/* judgeEnvelope */.Yj)(envelope, subject, expectations, expected.limits, fill, warn, context.ports);
    // What says nothing of the probes, a limit or the `expect` of all tests, leaves their gate as it is.
    const readsProbes = expectations.assertions.some(({ source: { target } }) => /^(negative_path|$)/.test(target));
    if (readsProbes) {
        const request = failures[0]?.request;
        const withRequest = judged.failures.map((failure) => ({ ...failure, ...(request !== undefined && { request }) }));
        return { ...judged, failures: withRequest, durationMs, call, negativePath: summary };
    }
    if (judged.status === "passed")
        return attempt;
    return { ...attempt, ...judged, failures: [...failures, ...judged.failures] };
}
/** The expectations that are not about the answer to the valid call, which was not made; the others are reported. */
function withoutAnswer({ assertions }, { tool, server, limits }, context) {
    const report = (ruleId, what, location) => {
        const message = (0,redacted/* say */.cv) `${(0,redacted/* hide */.jD)(what)} was not checked: the valid call of ${(0,redacted/* hide */.jD)(tool)} was not made`;
        context.lane(server).warn(ruleId, message, location, context.owner);
    };
    const { maxDurationMs, maxResponseTokens } = limits ?? {};
    if (maxDurationMs)
        report("ASSERT-MAX-DURATION", "max_duration_ms", maxDurationMs.location);
    if (maxResponseTokens)
        report("ASSERT-MAX-TOKENS", "max_response_tokens", maxResponseTokens.location);
    const left = assertions?.filter(({ source: { target, location } }) => {
        const isOfHttp = /^http\b/.test(target);
        if (isOfHttp)
            report("ASSERT-TARGET", target, location);
        return !isOfHttp;
    });
    return { assertions: left };
}


/***/ })

};
