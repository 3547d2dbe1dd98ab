export const id = 4319;
export const ids = [4319];
export const modules = {

/***/ 71310:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ valueExcerpt),
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

const MAX_VALUE = 100;
const MAX_FRAME = 1_024;
/** A value of a server in a message: JSON, at most 100 characters. */
function valueExcerpt(value) {
    return shortened(value, MAX_VALUE);
}
/** A frame as evidence: JSON, at most 1 KiB. */
function evidenceOf(value) {
    return shortened(value, MAX_FRAME);
}
function shortened(value, longest) {
    if (value !== undefined && (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonOf */ .o_)(value) === undefined)
        return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `a value that is nested too deeply to be shown`;
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(value)), longest);
}


/***/ }),

/***/ 34393:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ judgeValidation),
/* harmony export */   s: () => (/* binding */ judgeChannels)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _mcp_revisions_known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98042);
/* harmony import */ var _rejection_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50356);



const VALIDATION = ["missing_required", "wrong_type", "extra_field"];
const MAX_SHOWN = 20;
/** Judges the channel of each rejection at a revision. HTTP statuses and servers of no known revision are not judged. */
function judgeChannels(tool, probes, revision) {
    const validation = VALIDATION.flatMap((name) => probes[name]?.cases ?? []).filter(isRejected);
    const unknown = (probes.unknown_tool?.cases ?? []).filter(isRejected);
    const silent = validation.filter((result) => result.channel === "tool" && !(0,_rejection_text_js__WEBPACK_IMPORTED_MODULE_2__/* .saysWhy */ .P)(result));
    return [
        ...judgeValidation(tool, validation, revision),
        ...channelFinding("ERRCHAN-002", unknown.filter(({ channel }) => channel === "tool"), () => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `an unknown tool beside ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(tool)} is answered with isError: true, not with the error -32602`),
        ...channelFinding("ERRCHAN-003", silent, (cases) => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(tool)} rejects without saying why: ${cases}`),
    ];
}
/** The rejections of invalid arguments that are on the protocol channel, at a revision at which they must not be. */
function judgeValidation(tool, rejections, revision) {
    const misrouted = (0,_mcp_revisions_known_js__WEBPACK_IMPORTED_MODULE_1__/* .isSince */ .$l)(revision, _mcp_revisions_known_js__WEBPACK_IMPORTED_MODULE_1__/* .SINCE */ .Fe.validationInResults)
        ? rejections.filter(({ channel }) => channel === "protocol")
        : [];
    return channelFinding("ERRCHAN-001", misrouted, (cases) => (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(tool)} reports failed validation as a protocol error: ${cases}`);
}
function channelFinding(rule_id, cases, message) {
    const [first] = cases;
    if (!first)
        return [];
    const labels = cases
        .slice(0, MAX_SHOWN)
        .map(({ label, code }) => (code === undefined ? label : `${label} (${code})`));
    const more = cases.length > MAX_SHOWN ? [`${cases.length - MAX_SHOWN} more`] : [];
    return [{ rule_id, message: message((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)([...labels, ...more].join(", "))), count: cases.length, first }];
}
function isRejected({ outcome }) {
    return outcome === "rejected";
}


/***/ }),

/***/ 36686:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QZ: () => (/* binding */ unsentCase),
/* harmony export */   Tx: () => (/* binding */ checkOutcome),
/* harmony export */   U0: () => (/* binding */ unsentProbe),
/* harmony export */   WN: () => (/* binding */ hasFailed),
/* harmony export */   iO: () => (/* binding */ judgeCase),
/* harmony export */   ih: () => (/* binding */ judgeProbe)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _rejection_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50356);



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
    if (acceptedBase || (0,_rejection_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isAboutRequest */ .T)(probe, probeCase, judged))
        return judged;
    const subject = probe === "unknown_tool" ? "name of the tool" : "arguments";
    return unverified(`nothing in the rejection says that it is about the ${subject}, and no valid call was accepted`);
}
/** A request that was not sent. */
function unsentCase({ label, argument }, reason) {
    const result = { outcome: "unverified", channel: "none", reason, duration_ms: 0 };
    return { label, ...(argument !== undefined && { argument }), ...result };
}
/** A probe of which nothing was sent: the schema cannot support it, or it is unknown what it accepts. */
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
        const { code, message } = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(error) ? error : { code: undefined, message: error };
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
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result) && result["isError"] === true) {
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
    return content.map((block) => ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(block) && typeof block["text"] === "string" ? block["text"] : "")).join("\n");
}
function textFor(value) {
    return (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(typeof value === "string" ? value : (JSON.stringify(value) ?? "")), MAX_TEXT);
}
function round(ms) {
    return Math.round(ms * 100) / 100;
}


/***/ }),

/***/ 50356:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ saysWhy),
/* harmony export */   T: () => (/* binding */ isAboutRequest)
/* harmony export */ });
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
    // The name comes last, because a pattern is made for it.
    return SENT.test(message) || ABOUT_ARGUMENTS.test(message) || REASON.test(message) || names(message, argument);
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


/***/ }),

/***/ 30655:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GL: () => (/* binding */ withUnexpected),
/* harmony export */   Lx: () => (/* binding */ isClosed),
/* harmony export */   Nj: () => (/* binding */ probeRequests),
/* harmony export */   jb: () => (/* binding */ missingArguments),
/* harmony export */   xr: () => (/* binding */ wrongTypes)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51298);
/* harmony import */ var _sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30617);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79288);



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
    const { sites, hasMore } = schema === undefined ? { sites: [], hasMore: false } : (0,_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .sitesOf */ .Yc)(schema, base);
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
    for (const probe of _types_js__WEBPACK_IMPORTED_MODULE_2__/* .PROBES */ ._.filter((name) => checks.includes(name))) {
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
    const resolved = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveRefs */ .F0)(schema, schema);
    return resolved["additionalProperties"] === false || resolved["unevaluatedProperties"] === false;
}
function unknownTool(tool, names) {
    let name = `${tool}_mcptest_unknown`;
    while (names.includes(name))
        name += "_";
    return name;
}
/** The arguments without each required one in turn, and without all; or why there are no such requests. */
function missingArguments(sites, base, hasMore) {
    const required = sites.filter((site) => site.isRequired);
    if (required.length === 0)
        return `the schema requires no argument${hasMore ? " among those that were examined" : ""}`;
    const single = required.map(({ path, base: around }) => ({
        label: `without ${(0,_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path)}`,
        argument: (0,_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path),
        args: (0,_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .without */ .FF)(around, path),
    }));
    const isTop = required.some(({ path }) => path.length === 1);
    return isTop ? [...single, { label: "without any argument", args: {} }] : single.filter(({ args }) => args !== base);
}
/** The arguments with one of a wrong type, or null, each in turn; or why there are no such requests. */
function wrongTypes(sites, root) {
    const cases = sites.flatMap(({ path, schema, base }) => {
        const types = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .typesOf */ .pl)(schema, root);
        const argument = (0,_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path);
        const wrong = WRONG.find(([type]) => !types.has(type));
        return [
            ...(wrong ? [{ label: `${argument} of type ${wrong[0]}`, argument, args: (0,_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .withValue */ .cO)(base, path, wrong[1]) }] : []),
            ...(types.has("null") ? [] : [{ label: `${argument} null`, argument, args: (0,_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .withValue */ .cO)(base, path, null) }]),
        ];
    });
    return cases.length > 0 ? cases : "the schema excludes no type for any argument";
}
/** The arguments and a field that the schema does not name. */
function withUnexpected(schema, base) {
    let name = UNEXPECTED;
    const named = new Set((0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .propertiesOf */ .P1)((0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(schema, schema) ?? {}).map(([property]) => property));
    while (named.has(name) || Object.hasOwn(base, name))
        name += "_";
    return { label: `with the field ${name}`, argument: name, args: { ...base, [name]: true } };
}
function oversized(sites, root, bytes) {
    const takesText = sites.filter(({ schema }) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .typesOf */ .pl)(schema, root).has("string"));
    const site = takesText.find(({ path }) => path.length === 1) ?? takesText[0];
    if (!site)
        return "no argument takes a string";
    const argument = (0,_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(site.path);
    return [
        { label: `${argument} of ${bytes} bytes`, argument, args: (0,_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .withValue */ .cO)(site.base, site.path, "a".repeat(bytes)) },
    ];
}
/** Two requests that are the same say the same. */
function distinct(cases) {
    const seen = new Set();
    return cases.filter(({ tool, args }) => {
        const key = JSON.stringify([tool, args]);
        return !seen.has(key) && seen.add(key);
    });
}


/***/ }),

/***/ 30617:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   Yc: () => (/* binding */ sitesOf),
/* harmony export */   cO: () => (/* binding */ withValue),
/* harmony export */   pS: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54074);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51298);


const MAX_DEPTH = 5;
const MAX_SITES = 1_000;
/** Every property of the arguments, nested ones too down to the sixth level, those of objects in arrays once for each array. */
function sitesOf(root, base) {
    const sites = [];
    let hasMore = false;
    /** A schema that refers to itself has nothing new below its last level. */
    const visited = new Set();
    const visit = (schema, path, around, depth) => {
        const shape = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(schema, root);
        if (!shape)
            return;
        if (depth > MAX_DEPTH) {
            hasMore ||= !visited.has(shape) && (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .propertiesOf */ .P1)(shape).length > 0;
            return;
        }
        visited.add(shape);
        const required = new Set((0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .requiredOf */ .VU)(shape));
        const inner = [];
        for (const [name, property] of (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .propertiesOf */ .P1)(shape)) {
            if (sites.length === MAX_SITES) {
                hasMore = true;
                return;
            }
            const at = [...path, name];
            sites.push({ path: at, schema: property, isRequired: required.has(name), base: around });
            inner.push(() => visit(property, at, fillPath(around, at, property, root, _core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv), depth + 1));
            const items = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsOf */ .S3)(property, root);
            if (items === undefined || !(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(items, root))
                continue;
            const list = fillPath(around, at, property, root, isFilledArray, [(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .sampleOf */ .uV)(items, root)]);
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
function fillPath(args, path, schema, root, fits, sample = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .sampleOf */ .uV)(schema, root)) {
    return fits(valueAt(args, path)) ? args : withValue(args, path, sample);
}
function isFilledArray(value) {
    return Array.isArray(value) && (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value[0]);
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
/** A copy with another value at `path`. */
function withValue(args, path, value) {
    return changeAt(args, path, () => value);
}
/** A copy without what is at `path`. */
function without(args, path) {
    return changeAt(args, path, undefined);
}
/** A copy with the value at `path` changed, or taken out. */
function changeAt(value, [step, ...rest], change) {
    if (step === undefined)
        return change?.();
    if (Array.isArray(value))
        return value.map((item, index) => (index === step ? changeAt(item, rest, change) : item));
    const object = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value : {};
    const entries = Object.entries(object).filter(([name]) => name !== String(step));
    const inner = Object.hasOwn(object, step) ? object[step] : undefined;
    // fromEntries, because a property may be called `__proto__`.
    if (rest.length === 0 && !change)
        return Object.fromEntries(entries);
    return Object.fromEntries([...entries, [step, changeAt(inner, rest, change)]]);
}
/** `/items/0/name`: a JSON pointer; without its first slash if it is a single name. */
function shownPath(path) {
    return `\`${path.join(".")}\``;
}


/***/ }),

/***/ 79288:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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


/***/ })

};
