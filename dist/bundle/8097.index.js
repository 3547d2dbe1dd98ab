export const id = 8097;
export const ids = [8097];
export const modules = {

/***/ 98097:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  invariantsCommand: () => (/* binding */ invariantsCommand)
});

// EXTERNAL MODULE: ./src/conformance/invariants/composition.ts
var composition = __webpack_require__(10549);
// EXTERNAL MODULE: ./src/conformance/invariants/review.ts + 10 modules
var invariants_review = __webpack_require__(51816);
;// CONCATENATED MODULE: ./src/conformance/invariants/capture-report.ts


/** After so many exchanges what waits is judged, so that memory stays bounded. */
const JUDGE_EVERY = 100;
/** Judges a capture in one pass over each session. The report is deterministic; an empty array passes. */
async function judgeCapture(capture, schemas) {
    const sessions = Array.isArray(capture) ? capture : [capture];
    const several = sessions.length > 1;
    const members = [];
    const reports = [];
    for (const session of sessions) {
        const { server_label: server, suite = null } = session;
        const member = { server, suite, revision: null, tools: new Set(), ids: new Set() };
        const review = (0,invariants_review/* reviewSession */.N)(startOf(session));
        for (const [index, exchange] of session.exchanges.entries()) {
            const parsed = review.addExchange(exchange);
            if (several)
                (0,composition/* addExchange */.n)(member, parsed, true);
            if (index % JUDGE_EVERY === 0)
                await review.judgePending(schemas);
        }
        const invariants = await review.results(schemas);
        members.push({ ...member, revision: review.state.revision });
        reports.push({
            server_label: server,
            protocol_version: review.state.revision,
            exchanges: session.exchanges.length,
            invariants,
        });
    }
    const hazards = several ? (0,composition/* hazardsOf */.f)(members) : [];
    const holds = reports.every(({ invariants }) => invariants.every(({ status }) => status !== "fail" && status !== "errored"));
    return { version: 1, passed: holds && hazards.length === 0, sessions: reports, hazards };
}
function startOf({ protocol_version, server_capabilities, transport }) {
    return {
        revision: protocol_version ?? null,
        capabilities: server_capabilities,
        ...(transport !== undefined && { transport }),
    };
}

// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redaction_redacted = __webpack_require__(77883);
// EXTERNAL MODULE: ./src/engine/judge/schema-port.ts
var schema_port = __webpack_require__(43447);
// EXTERNAL MODULE: ./src/cli/capture-file.ts + 1 modules
var capture_file = __webpack_require__(72038);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
// EXTERNAL MODULE: ./src/rules/registry.ts + 15 modules
var registry = __webpack_require__(8606);
;// CONCATENATED MODULE: ./src/cli/capture-text.ts




const MARKS = { pass: "✓", fail: "✗", errored: "?", not_applicable: "-" };
/** The report of a capture as text: every session with its invariants, then the hazards and the conclusion. */
function captureText(report) {
    const lines = report.sessions.flatMap(sessionLines);
    if (report.hazards.length > 0) {
        lines.push("several servers together");
        for (const { rule_id, message } of report.hazards)
            lines.push(`  ${MARKS["fail"]} ${rule_id} ${(0,sanitize/* sanitizeLine */.PN)(message)}`);
        lines.push("");
    }
    const all = report.sessions.flatMap(({ invariants }) => invariants);
    const count = (status) => all.filter((result) => result.status === status).length;
    lines.push(`${(0,plural/* plural */.L)(report.sessions.length, "session")}: ${count("pass")} invariants hold, ${count("fail")} do not, ` +
        `${count("errored")} could not be judged, ${count("not_applicable")} do not apply, ${(0,plural/* plural */.L)(report.hazards.length, "hazard")}`);
    return `${lines.join("\n")}\n`;
}
function sessionLines({ server_label, protocol_version, exchanges, invariants }) {
    const revision = protocol_version === null ? "" : ` @ ${(0,sanitize/* sanitizeLine */.PN)((0,redaction_redacted/* cut */.Jj)(protocol_version, 40, ""))}`;
    const lines = [`${(0,sanitize/* sanitizeLine */.PN)((0,redaction_redacted/* cut */.Jj)(server_label, 200, ""))}${revision}: ${exchanges} exchanges`];
    for (const { id, status, count, breaches, unjudged } of invariants) {
        const rule = (0,registry/* findRule */.Il)(id);
        lines.push(`  ${MARKS[status]} ${id} ${rule?.title ?? ""}${count > 1 ? ` (${count} times)` : ""}`);
        for (const { message, count: times, evidence } of [...breaches, ...unjudged]) {
            lines.push(`      ${(0,sanitize/* sanitizeLine */.PN)(message)}${times > 1 && times < count ? ` (${times} times)` : ""}`);
            if (evidence !== undefined)
                lines.push(`      seen: ${(0,sanitize/* sanitizeLine */.PN)(evidence)}`);
        }
        if (status === "fail" && rule)
            lines.push(`      fix:  ${rule.fix}`);
    }
    return [...lines, ""];
}

;// CONCATENATED MODULE: ./src/cli/commands/compliance-invariants.ts






/**
 * `mcptest compliance invariants`: returns 0 if every invariant holds and there is no hazard, else 1. Throws a UserError
 * if the file cannot be read or is not a capture.
 */
async function invariantsCommand({ capture: file, format }, { redactor }) {
    const report = await judgeCapture((0,capture_file/* readCapture */.p)(file), schema_port/* loadSchemaPort */.l);
    const redacted = redactor.value(report);
    await (0,out/* writeOut */.sD)(format === "json" ? (0,redaction_redacted/* say */.cv) `${(0,redaction_redacted/* jsonText */.s$)(redacted, 2)}\n` : (0,redaction_redacted/* derive */.CX)(redacted, captureText));
    return report.passed ? 0 : 1;
}


/***/ })

};
