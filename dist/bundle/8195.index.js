export const id = 8195;
export const ids = [8195];
export const modules = {

/***/ 88195:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateCommand: () => (/* binding */ validateCommand)
});

// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/run/create-request.ts
var create_request = __webpack_require__(54537);
// EXTERNAL MODULE: ./src/run/output.ts
var output = __webpack_require__(85472);
// EXTERNAL MODULE: ./src/run/pipeline.ts + 11 modules
var pipeline = __webpack_require__(24940);
// EXTERNAL MODULE: ./src/cli/flags.ts
var cli_flags = __webpack_require__(95377);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redacted = __webpack_require__(77883);
// EXTERNAL MODULE: ./src/suite/servers/server.ts
var server = __webpack_require__(5036);
// EXTERNAL MODULE: ./src/suite/tests/combinations.ts
var combinations = __webpack_require__(67780);
// EXTERNAL MODULE: ./src/suite/variables/deferred.ts
var deferred = __webpack_require__(56207);
// EXTERNAL MODULE: ./src/suite/yaml/schema-file.ts
var schema_file = __webpack_require__(24642);
;// CONCATENATED MODULE: ./src/cli/print-plan.ts







/** The resolved suites of a plan with all defaults, one YAML document each; every document is a valid suite. */
function printPlan(plan) {
    return (plan.files
        // References that are resolved during the run stay as written.
        .map((file) => `${heading(file)}${(0,dist/* stringify */.As)((0,redacted/* hideTexts */.x5)(suiteEntry(file)), { directives: true })}`)
        .join(""));
}
function heading({ checked: { suite }, skip }) {
    return `# ${JSON.stringify(suite.name)}${skip === undefined ? "" : `, skipped: ${skip}`}\n`;
}
function suiteEntry({ checked: { suite }, batches }) {
    const versions = batches.flatMap(({ targetVersion }) => targetVersion ?? []);
    const { p95LatencyMs, setup, teardown } = suite;
    const blocks = new Map();
    const printed = new Set();
    for (const test of suite.tests) {
        // Rows and servers of one test are one entry.
        if (printed.has(test.node))
            continue;
        printed.add(test.node);
        blocks.set(test.block, [...(blocks.get(test.block) ?? []), testEntry(test, suite)]);
    }
    return {
        ...(versions.length > 0 && { target_versions: versions }),
        run_options: runOptions(suite.runOptions),
        performance: {
            default_timeout_ms: suite.defaultTimeoutMs,
            ...(p95LatencyMs !== undefined && { p95_latency_ms: p95LatencyMs }),
            gate: suite.p95Gates,
        },
        model_compatibility: suite.modelCompatibility,
        ...fixtures(suite),
        servers: Object.fromEntries([...suite.servers].map(([name, server]) => [name, serverEntry(server)])),
        ...(setup.length > 0 && { setup: setup.map(stepEntry) }),
        ...(teardown.length > 0 && { teardown: teardown.map(stepEntry) }),
        ...Object.fromEntries(blocks),
    };
}
/** The errors that tests inject. */
function fixtures({ tests }) {
    const errors = new Map();
    for (const test of tests) {
        if (test.block !== "tools" || !test.injected)
            continue;
        const name = test.node["inject_error"];
        errors.set(name, { name, ...test.injected, applies_to: "any" });
    }
    return errors.size > 0 ? { fixtures: { errors: [...errors.values()] } } : {};
}
function runOptions(options) {
    const { restartPolicy, parallel, parallelVersions, bail, errorChannel, drift, invariants } = options;
    return {
        restart_policy: restartPolicy,
        parallel,
        parallel_versions: parallelVersions,
        bail,
        error_channel: errorChannel,
        drift,
        invariants,
    };
}
/** The entry with the defaults of its kind of server. */
function serverEntry({ raw }) {
    const { wait_for_ready: ready } = raw;
    const entry = typeof ready === "string" ? { ...raw, wait_for_ready: { url: ready } } : raw;
    const complete = withDefaults(entry, (0,schema_file/* schemaOf */.pP)(["servers", "name"]).schema);
    for (const [kind, fields] of Object.entries(server/* FIELDS_OF_KIND */.t)) {
        if (!(kind in raw))
            for (const field of fields)
                delete complete[field];
    }
    return complete;
}
function testEntry(test, suite) {
    const node = test.node;
    const complete = withDefaults(node, (0,schema_file/* schemaOf */.pP)([test.block, 0]).schema);
    for (const key of Object.keys(complete)) {
        if (!(key in node) && Object.keys(node).some((other) => (0,combinations/* clashOf */.JT)(key, other) !== undefined))
            delete complete[key];
    }
    const { server, tags, timeoutMs, profile, retries, expect, limits } = test;
    Object.assign(complete, { server: node["server"] ?? server, timeout_ms: timeoutMs, profile, retries });
    Object.assign(complete, expectEntry(expect, limits));
    // Those of a row are written with its fields.
    complete["tags"] = (0,deferred/* hasDeferred */.gD)(node["tags"]) ? node["tags"] : tags;
    if (test.block === "compositions")
        Object.assign(complete, { output: test.output });
    if (test.block !== "tools")
        return complete;
    for (const key of ["steps", "verify", "finally"])
        if (test[key])
            complete[key] = test[key].map(stepEntry);
    const { transform, negativePath } = test;
    if (transform) {
        const { request, response } = transform;
        complete["transform"] = { ...(request && programs({ request })), ...(response && programs({ response })) };
    }
    if (negativePath)
        complete["negative_path"] = probes(negativePath, suite.runOptions);
    return complete;
}
function stepEntry({ node, server, timeoutMs, expect, limits }) {
    const complete = withDefaults(node, (0,schema_file/* schemaOf */.pP)(["setup", 0]).schema);
    if (!("tool" in node) && !("prompt" in node))
        delete complete["args"];
    return { ...complete, server, timeout_ms: timeoutMs, ...expectEntry(expect, limits) };
}
/** The expectations in the long form, including those of `defaultTest`. */
function expectEntry(expect, limits) {
    if (expect === undefined && limits === undefined)
        return {};
    const { maxDurationMs, maxResponseTokens: tokens } = limits ?? {};
    const assertions = (expect ?? []).map(({ target, matcher, message, transform }) => ({
        ...{ target, matcher: withDefaults(matcher, (0,schema_file/* definition */.mw)("Matcher")) },
        ...{ message, transform },
    }));
    return {
        expect: {
            assertions,
            ...(maxDurationMs && { max_duration_ms: maxDurationMs.limit }),
            ...(tokens && {
                max_response_tokens: {
                    budget: tokens.limit,
                    tokenizer: tokens.tokenizer,
                    mode: tokens.warns ? "warn" : "fail",
                },
            }),
        },
    };
}
function programs(named) {
    return Object.fromEntries(Object.entries(named).map(([key, program]) => [
        key,
        "jq" in program ? { jq: program.jq } : program.command.map(quoted).join(" "),
    ]));
}
/** Quotes a word so that `splitWords` reads it back. */
function quoted(word) {
    return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
function probes({ checks, baseCall, oversizedBytes, errorChannel }, options) {
    return {
        checks,
        base_call: baseCall,
        oversized_bytes: oversizedBytes,
        error_channel: errorChannel ?? options.errorChannel,
    };
}
/** Fills in the default of each missing field, at every level. */
function withDefaults(value, schema) {
    const complete = { ...value };
    for (const key of Object.keys(schema.properties ?? {})) {
        const { default: base } = (0,schema_file/* memberSchema */.QZ)(schema, key).schema;
        if (complete[key] === undefined && base !== undefined)
            complete[key] = base;
    }
    for (const [key, item] of Object.entries(complete))
        complete[key] = fillDefaults(item, (0,schema_file/* memberSchema */.QZ)(schema, key).schema);
    return complete;
}
function fillDefaults(value, schema) {
    if (Array.isArray(value))
        return value.map((item) => fillDefaults(item, (0,schema_file/* memberSchema */.QZ)(schema, 0).schema));
    return (0,json/* isObject */.G)(value) && !(value instanceof deferred/* Deferred */.cY) ? withDefaults(value, schema) : value;
}

;// CONCATENATED MODULE: ./src/cli/commands/validate.ts








/** `mcptest validate`: returns 0 if every suite is valid. Throws a UserError with all problems of all files. */
async function validateCommand(paths, command, context) {
    const { redactor } = context;
    const suiteDefaults = await (0,cli_flags/* applySettings */.iN)(command);
    const flags = command.optsWithGlobals();
    const environment = (0,create_request/* terminalEnvironment */.I4)(context.version, new AbortController().signal);
    const request = { ...(0,create_request/* createRequest */.WL)(paths, flags, environment), suiteDefaults };
    const { plan, warnings } = await (0,pipeline/* prepareRun */.Z0)(request, redactor);
    if (flags.strict && warnings.length > 0)
        throw new problem/* UserError */.yo(warnings.map(asError));
    await (0,output/* reportWarnings */.OH)(warnings, redactor);
    if (flags.print)
        await (0,out/* writeOut */.sD)((0,output/* printable */.g$)(printPlan(plan), redactor));
    else
        await (0,out/* writeOut */.sD)((0,output/* printable */.g$)(`${plan.files.map(summary).join("\n")}\n`, redactor));
    return 0;
    function summary({ checked: { suite, tests } }) {
        return `${suite.name}: ${(0,plural/* plural */.L)(tests.length, "test")}, ${(0,plural/* plural */.L)(suite.servers.size, "server")}`;
    }
}
function asError({ warning: _, ...problem }) {
    return problem;
}


/***/ })

};
