export const id = 1009;
export const ids = [1009];
export const modules = {

/***/ 33914:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xn: () => (/* binding */ findBaseline),
/* harmony export */   ZC: () => (/* binding */ BASELINE_ARTIFACT),
/* harmony export */   sj: () => (/* binding */ newBaselineFile),
/* harmony export */   yq: () => (/* binding */ readBaselineArtifact)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61691);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51433);
/* harmony import */ var _results_baseline_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84796);




/** How the names of artifacts with a baseline begin; that of a merge is called so. */
const BASELINE_ARTIFACT = "mcptest-baseline";
const FILE = "baseline.json";
// Our own limits: a baseline with 100,000 tests has 20 MB.
const MAX_ARTIFACT = 32 * 1024 * 1024;
const MAX_BASELINE = 64 * 1024 * 1024;
/** How many runs are searched for a baseline. */
const MAX_RUNS = 20;
/** Runs of the base branch itself: the branch of a pull request may have the same name, and others' code. */
const TRUSTED_EVENTS = new Set(["push", "schedule", "workflow_dispatch", "repository_dispatch"]);
/** Where the baseline that this run makes is written. */
function newBaselineFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "baseline", FILE);
}
/**
 * Finds the baseline of the newest completed run of the base branch that has one: that of the same job and matrix values,
 * otherwise the merged one. Never rejects.
 */
async function findBaseline({ baselineBranch, publish: { token } }, step, context, folder) {
    const branch = baselineBranch ?? context.baseBranch;
    const without = (reason) => ({ notice: `There is no baseline, so every failure counts: ${reason}.` });
    if (token === "")
        return without("`github-token` is empty");
    if (branch === "" || context.workflowFile === "" || context.repository === "")
        return without("the runner does not say which branch and workflow it would be from");
    const { apiFault, faultReason, githubApi } = await Promise.all(/* import() */[__webpack_require__.e(9311), __webpack_require__.e(7441)]).then(__webpack_require__.bind(__webpack_require__, 57441));
    const { reasonOf } = await Promise.all(/* import() */[__webpack_require__.e(9311), __webpack_require__.e(3375)]).then(__webpack_require__.bind(__webpack_require__, 73375));
    let found;
    try {
        found = await newestOf(await githubApi(token, context), context, branch);
    }
    catch (error) {
        const fault = apiFault(error);
        const permission = [403, 404].includes(fault.status) ? ". It needs `permissions: { actions: read }`" : "";
        return without(`${faultReason(fault, context, step.redactor)}${permission}`);
    }
    if (found === undefined)
        return without(`no completed run of ${branch} has one`);
    const { artifact, run } = found;
    const name = `${artifact.name} of run ${run}`;
    if (artifact.expired)
        return without(`${name} is expired`);
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "before", FILE);
        await readBaselineArtifact(artifact, path);
        return { path, name };
    }
    catch (error) {
        return without(`${name} cannot be read: ${reasonOf(error, context, step.redactor).replace(/\.$/, "")}`);
    }
}
/** Downloads a baseline into a file and reads it. Artifacts are not trusted. Throws an Error or a UserError. */
async function readBaselineArtifact(artifact, path) {
    const { readZip } = await __webpack_require__.e(/* import() */ 2671).then(__webpack_require__.bind(__webpack_require__, 72671));
    if (artifact.size > MAX_ARTIFACT)
        throw new Error(`it has ${artifact.size} bytes, and at most ${MAX_ARTIFACT} are read`);
    const text = readZip(await artifact.fetch(MAX_ARTIFACT), { [FILE]: MAX_BASELINE }).get(FILE);
    if (text === undefined)
        throw new Error(`it has no ${FILE}`);
    await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)(path, (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_2__/* .trustedText */ .Tw)(text.toString("utf8")));
    return (0,_results_baseline_read_js__WEBPACK_IMPORTED_MODULE_3__.readBaseline)(path, artifact.name);
}
/** The artifact with the baseline, expired or not, and the run that has it. */
async function newestOf(github, context, branch) {
    const { artifactsOfRun, latestOf } = await Promise.all(/* import() */[__webpack_require__.e(9311), __webpack_require__.e(3375)]).then(__webpack_require__.bind(__webpack_require__, 73375));
    const { data } = await github.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs", {
        ...context.place,
        workflow_id: context.workflowFile,
        branch,
        // A red run too: its failures are what is known.
        status: "completed",
        per_page: MAX_RUNS,
    });
    const isOwn = (name) => name?.toLowerCase() === context.repository.toLowerCase();
    const trusted = data.workflow_runs.filter(({ event, head_repository: head }) => TRUSTED_EVENTS.has(event) && isOwn(head?.full_name));
    const moved = new Set(context.otherKeys());
    let expired;
    for (const { id } of trusted) {
        const artifacts = await artifactsOfRun(github, context, Number(id));
        const latest = latestOf(artifacts, BASELINE_ARTIFACT);
        const artifact = latest.find(({ key }) => key === context.key) ??
            latest.find(({ key }) => moved.has(key)) ??
            artifacts.find(({ name }) => name === BASELINE_ARTIFACT);
        if (artifact?.expired === false)
            return { artifact, run: Number(id) };
        if (artifact)
            expired ??= { artifact, run: Number(id) };
    }
    return expired;
}


/***/ }),

/***/ 40645:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qc: () => (/* binding */ matrixValues),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   yI: () => (/* binding */ readContext)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);



const MAX_SLUG_LENGTH = 60;
const MAX_CELL_LENGTH = 100;
// https://docs.github.com/actions/reference/limits
const MAX_JOBS = 256;
/**
 * Reads what the runner says about the step.
 */
function readContext(env, { mode, publish: { matrix, jobIndex, artifactName: prefix } }) {
    const job = env["GITHUB_JOB"] ?? "";
    const step = env["GITHUB_ACTION"] ?? "";
    const cell = cellOf(matrix);
    const event = readEvent(env["GITHUB_EVENT_PATH"]);
    const workflow = (env["GITHUB_WORKFLOW_REF"] ?? "").replace(/@.*/, "");
    // A job may use the action twice: the runner gives each use an id of its own. A workflow may call another one twice:
    // their jobs differ only by the names of artifacts that they are given.
    const name = slug(`${job} ${cell}`);
    const keyAt = (index) => {
        const identity = JSON.stringify([workflow, job, matrix, index, step, prefix]);
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(identity).digest("hex").slice(0, 8);
        return name === "" ? hash : `${name}-${hash}`;
    };
    const other = mode === "merge" ? otherRunOf(event) : undefined;
    const pullRequest = numberAt(event, "pull_request", "number");
    const [owner = "", repo = ""] = (env["GITHUB_REPOSITORY"] ?? "").split("/");
    // No page shows the merge commit for which the run of a pull request is started.
    const head = other ? textAt(event, "workflow_run", "head_sha") : textAt(event, "pull_request", "head", "sha");
    return {
        serverUrl: (env["GITHUB_SERVER_URL"] || "https://github.com").replace(/\/+$/, ""),
        apiUrl: env["GITHUB_API_URL"] || "https://api.github.com",
        proxied: ["http_proxy", "https_proxy"].some((name) => env[name] || env[name.toUpperCase()]),
        repository: env["GITHUB_REPOSITORY"] ?? "",
        place: { owner, repo },
        sha: head ?? env["GITHUB_SHA"] ?? "",
        runId: env["GITHUB_RUN_ID"] ?? "",
        attempt: env["GITHUB_RUN_ATTEMPT"] || "1",
        job,
        step,
        cell,
        key: keyAt(jobIndex),
        otherKeys: () => Array.from({ length: MAX_JOBS }, (_, index) => keyAt(String(index))),
        workflowFile: workflow.split("/").at(-1) ?? "",
        ...(pullRequest !== undefined && { pullRequest }),
        baseBranch: textAt(event, "pull_request", "base", "ref") ?? textAt(event, "repository", "default_branch") ?? "",
        ...(other && { other }),
    };
}
/** The address of a line of a file at the commit; undefined outside GitHub, and for a file outside the repository. */
function linkTo({ serverUrl, repository, sha }, path, line) {
    if (repository === "" || sha === "" || /^(\/|[a-z]:)/i.test(path))
        return undefined;
    const encoded = path.split("/").map(encodeURIComponent).join("/");
    return `${serverUrl}/${repository}/blob/${sha}/${encoded}#L${line}`;
}
/** The values of a matrix, as the names of jobs have them. */
function matrixValues(matrix) {
    let values;
    try {
        values = JSON.parse(matrix);
    }
    catch {
        return [];
    }
    if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(values))
        return [];
    return Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "string" ? value : JSON.stringify(value),
    ]);
}
function otherRunOf(event) {
    const id = numberAt(event, "workflow_run", "id");
    if (id === undefined)
        return undefined;
    const owner = textAt(event, "workflow_run", "head_repository", "owner", "login") ?? "";
    const branch = textAt(event, "workflow_run", "head_branch") ?? "";
    return { id, label: `${owner}:${branch}` };
}
/** The event that started the run; undefined if there is none that can be read. */
function readEvent(path) {
    if (!path)
        return undefined;
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8"));
    }
    catch {
        return undefined;
    }
}
function textAt(event, ...path) {
    const value = valueAt(event, path);
    return typeof value === "string" ? value : undefined;
}
function numberAt(event, ...path) {
    const value = valueAt(event, path);
    return typeof value === "number" ? value : undefined;
}
function valueAt(event, path) {
    return path.reduce((value, name) => ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) ? value[name] : undefined), event);
}
function cellOf(matrix) {
    return matrixValues(matrix)
        .map(([, value]) => value)
        .join(", ")
        .slice(0, MAX_CELL_LENGTH);
}
function slug(text) {
    const words = text.toLowerCase().replace(/[^a-z0-9.]+/g, "-");
    return words.slice(0, MAX_SLUG_LENGTH).replace(/^[-.]+|[-.]+$/g, "");
}


/***/ }),

/***/ 45461:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readJob),
/* harmony export */   x: () => (/* binding */ jobText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54074);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40645);



/** The text of `job.json`. */
function jobText(inputs, { job, step }, workspace) {
    const { mode, workingDirectory, publish, run } = inputs;
    const { targetVersion, shard } = run;
    const isOfResults = ([name, value]) => value === targetVersion ||
        (shard !== undefined && (value === `${shard.index}/${shard.count}` || /shard/i.test(name)));
    const values = (0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .matrixValues */ .Qc)(publish.matrix).filter((entry) => !isOfResults(entry));
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, workingDirectory).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
    const cell = values.map(([, value]) => value).join(", ");
    const current = {
        job,
        step,
        cell,
        folder,
        total: publish.jobTotal,
        merged: mode === "merge",
        prefix: publish.artifactName,
    };
    return JSON.stringify({ version: 1, ...current });
}
/** Reads a `job.json`, which may say anything; undefined if it is not one. */
function readJob(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return undefined;
    }
    const { version, job, step, cell, folder, total, merged, prefix } = (0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) ? value : {};
    if (typeof job !== "string" || typeof step !== "string" || typeof cell !== "string" || typeof folder !== "string")
        return undefined;
    if (version !== 1 || typeof total !== "number" || !Number.isSafeInteger(total))
        return undefined;
    // A path that leads out of the repository is not accepted.
    const isOutside = folder.startsWith("/") || folder.includes("\\") || folder.split("/").includes("..");
    if (isOutside)
        return undefined;
    return { job, step, cell, folder, total, merged: merged === true, ...(typeof prefix === "string" && { prefix }) };
}


/***/ }),

/***/ 71009:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/run/output.ts
var output = __webpack_require__(85472);
// EXTERNAL MODULE: ./src/run/pipeline.ts + 16 modules
var pipeline = __webpack_require__(53857);
// EXTERNAL MODULE: ./src/run/process-events.ts
var process_events = __webpack_require__(69916);
// EXTERNAL MODULE: ./src/action/baseline-artifact.ts
var baseline_artifact = __webpack_require__(33914);
// EXTERNAL MODULE: ./src/action/context.ts
var action_context = __webpack_require__(40645);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/suite/suggest.ts
var suggest = __webpack_require__(71622);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/command.js
var command = __webpack_require__(89635);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/file-command.js
var file_command = __webpack_require__(82902);
;// CONCATENATED MODULE: ./src/action/toolkit.ts
// The toolkit's own two modules and not its entry: that one loads an HTTP client for OpenID Connect, which makes every
// start 50 ms slower and the bundle a megabyte larger.


const PREFIX = "INPUT_";
/** The value of an input, trimmed; empty if it is not given. */
function input(env, name) {
    return (env[`${PREFIX}${name.toUpperCase()}`] ?? "").trim();
}
/** Names of all inputs that the step has, in lower case. */
function givenInputs(env) {
    return Object.keys(env).flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length).toLowerCase()] : []));
}
/** The values of an input that takes one per line; empty lines are ignored. */
function inputLines(env, name) {
    return input(env, name)
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
}
/** Has the runner hide a value in everything that the job prints from now on. */
function mask(secret) {
    (0,command/* issueCommand */.L)("add-mask", {}, secret);
}
/** Sets an output of the step; outside a runner it does nothing. */
function setOutput(name, value) {
    if (process.env["GITHUB_OUTPUT"])
        (0,file_command/* issueFileCommand */.n)("OUTPUT", (0,file_command/* prepareKeyValueMessage */.v)(name, String(value)));
}
/** Adds to the job's summary; outside a runner it does nothing. Throws if the runner's file does not exist. */
function addSummary(markdown) {
    if (process.env["GITHUB_STEP_SUMMARY"])
        (0,file_command/* issueFileCommand */.n)("STEP_SUMMARY", markdown);
}

;// CONCATENATED MODULE: ./src/action/read-input.ts




/** @param env in which the runner puts inputs */
function createInputReader(env) {
    const problems = [];
    const names = new Set();
    const text = (name) => {
        names.add(name);
        return input(env, name) || undefined;
    };
    const refuse = (name, allowed, fix) => {
        problems.push({
            title: `wrong input \`${name}\``,
            description: `\`${name}\` is ${quote(input(env, name))}. ${allowed}.`,
            fix,
        });
    };
    const oneOf = (name, allowed) => {
        const value = text(name) ?? allowed[0];
        const allowedWord = allowed.find((word) => word === value);
        if (allowedWord === undefined)
            refuse(name, `Allowed are ${list(allowed.filter((word) => word !== ""))}`, "Write one of these, or leave it out.");
        return allowedWord ?? allowed[0];
    };
    return {
        problems,
        text,
        lines(name) {
            names.add(name);
            return inputLines(env, name);
        },
        parsed(name, parse) {
            const value = text(name);
            if (value === undefined)
                return undefined;
            try {
                return parse(value);
            }
            catch (error) {
                const allowed = error instanceof Error ? error.message : String(error);
                refuse(name, allowed.replace(/\.$/, ""), "Write it like that, or leave it out.");
                return undefined;
            }
        },
        refuse,
        given: () => [...names].filter((name) => text(name) !== undefined),
        refuseUnknown() {
            for (const name of givenInputs(env).filter((given) => !names.has(given))) {
                const suggestion = (0,suggest/* suggest */.ZA)(name, names);
                problems.push({
                    title: `unknown input ${quote(name)}`,
                    // Without its value, which may be a secret that was meant for another action.
                    description: `Inputs are ${list([...names].sort())}.`,
                    fix: suggestion === undefined ? "Remove it from the step's `with`." : `Did you mean \`${suggestion}\`?`,
                });
            }
        },
        oneOf,
        flag: (name, otherwise) => oneOf(name, otherwise ? ["true", "false"] : ["false", "true"]) === "true",
        integer(name, min, max) {
            const value = text(name);
            if (value === undefined)
                return undefined;
            const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
            if (number >= min && number <= max)
                return number;
            refuse(name, `Allowed are whole numbers from ${min} to ${max}`, "Write such a number, or leave it out.");
            return undefined;
        },
    };
}
function isFolder(path) {
    return (0,external_node_fs_.existsSync)(path) && (0,external_node_fs_.statSync)(path).isDirectory();
}
/** Words for a sentence, each in quotes. */
function list(words) {
    return words.map((word) => quote(word)).join(", ");
}
function quote(text) {
    const short = (0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(text), 200);
    return `\`${short.replaceAll("\n", "\\n")}\``;
}

;// CONCATENATED MODULE: ./src/action/publish-inputs.ts

/** Our own limit: 200 requests. */
const MAX_ANNOTATIONS = 10_000;
// https://docs.github.com/organizations/managing-organization-settings/configuring-the-retention-period-for-github-actions-artifacts-and-logs-in-your-organization
const MAX_RETENTION_DAYS = 400;
/** Our own limit, for names that a page can show. */
const MAX_NAME_LENGTH = 100;
function readPublishInputs({ text, oneOf, flag, integer, refuse }) {
    const artifactName = text("artifact-name") ?? "mcptest-results";
    // https://github.com/actions/toolkit/blob/main/packages/artifact/src/internal/upload/path-and-artifact-name-validation.ts
    const forbidden = [...new Set(artifactName.match(/["':<>|*?\r\n\\/`]/g))];
    if (forbidden.length > 0 || artifactName.length > MAX_NAME_LENGTH) {
        const without = forbidden.length > 0 ? `without ${list(forbidden)}` : "and this is longer";
        refuse("artifact-name", `Artifacts have names of at most ${MAX_NAME_LENGTH} characters, ${without}`, "Write a name of letters, digits and hyphens, or leave it out.");
    }
    const artifactRetentionDays = integer("artifact-retention-days", 1, MAX_RETENTION_DAYS);
    return {
        annotations: oneOf("annotations", ["auto", "checks", "commands", "none"]),
        maxAnnotations: integer("max-annotations", 1, MAX_ANNOTATIONS) ?? 500,
        checkName: (text("check-name") ?? "mcptest").slice(0, MAX_NAME_LENGTH),
        summary: flag("summary", true),
        comment: oneOf("comment", ["off", "on-failure", "always"]),
        artifacts: flag("artifacts", true),
        artifactName,
        ...(artifactRetentionDays !== undefined && { artifactRetentionDays }),
        token: text("github-token") ?? "",
        matrix: text("matrix") ?? "null",
        jobIndex: text("job-index") ?? "",
        jobTotal: Number(text("job-total") ?? 0) || 0,
    };
}

// EXTERNAL MODULE: ./src/run/settings/options.ts + 2 modules
var options = __webpack_require__(89599);
;// CONCATENATED MODULE: ./src/action/run-inputs.ts

/** Reads the inputs that are options of `mcptest run`, each as its flag is. Those not given are left out. */
function readRunInputs({ text, lines, flag, parsed }) {
    const given = [];
    for (const { key, name, option } of options/* runOptions */.Ku.filter(({ option: of }) => of.input && !of.global)) {
        const value = (0,options/* isValueOption */.Pw)(option)
            ? parsed(name, (all) => (0,options/* isRepeatable */.su)(option)
                ? lines(name).reduce((before, item) => option.parse(item, before), option.default)
                : option.parse(all))
            : text(name) && flag(name, false);
        if (value !== undefined)
            given.push([key, value]);
    }
    return Object.fromEntries(given);
}

// EXTERNAL MODULE: ./src/run/settings/option-values.ts
var option_values = __webpack_require__(86821);
;// CONCATENATED MODULE: ./src/action/server-inputs.ts




/** Inputs that need one of these, or a suite with several servers. */
const standIns = ["server-command", "server-url", "server-config"];
const settings = [
    "server-auth-bearer-env",
    "header",
    "header-env",
    "insecure-skip-verify",
    "ca-bundle",
    "http-timeout",
    "connect-timeout",
    "wait-for-ready",
];
/**
 * Reads the inputs that change the servers under test, as the command line's flags of the same names.
 *
 * @param workingDirectory absolute; paths are relative to it
 */
function readServerInputs(reader, workingDirectory) {
    const { text, lines, flag, refuse, parsed } = reader;
    const headers = (name) => parsed(name, () => lines(name).reduce((before, header) => (0,option_values/* addHeader */.NI)(header, before), {}));
    const file = (name) => {
        const value = text(name);
        const path = value === undefined ? undefined : (0,external_node_path_.resolve)(workingDirectory, value);
        if (path !== undefined && !(0,external_node_fs_.existsSync)(path)) {
            refuse(name, `There is no file ${path}`, "Name a file that exists, relative to `working-directory`.");
        }
        return path;
    };
    const serverCommand = text("server-command");
    const serverUrl = text("server-url");
    if (serverCommand !== undefined && serverUrl !== undefined) {
        refuse("server-url", "`server-command` is given too, and both replace the same server", "Give one of them.");
    }
    if (serverUrl !== undefined && !(URL.canParse(serverUrl) && /^https?:$/.test(new URL(serverUrl).protocol))) {
        refuse("server-url", "It must begin with http:// or https://", "Write the whole address.");
    }
    const serverTarget = text("server-target");
    if (serverTarget !== undefined && [...standIns, ...settings].every((name) => text(name) === undefined)) {
        refuse("server-target", `It names the server that others are for, and none of them is given: ${list(standIns)} and the HTTP settings`, "Give one of them too, or leave `server-target` out.");
    }
    const flags = {
        serverCommand,
        serverUrl,
        serverConfig: file("server-config"),
        serverAuthBearerEnv: text("server-auth-bearer-env"),
        serverTarget,
        header: headers("header"),
        headerEnv: headers("header-env"),
        insecureSkipVerify: flag("insecure-skip-verify", false) || undefined,
        caBundle: file("ca-bundle"),
        httpTimeout: parsed("http-timeout", option_values/* parseSeconds */.fL),
        connectTimeout: parsed("connect-timeout", option_values/* parseSeconds */.fL),
        waitForReady: text("wait-for-ready"),
    };
    return Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./src/action/inputs.ts







/** Inputs that name the file of a report, as its reporter is named. */
const reportInputs = ["json", "junit", "sarif", "html"];
/**
 * Reads the step's inputs. Throws a UserError with every input that is not valid, its value and what is allowed.
 *
 * @param env the process's environment, in which the runner puts them
 * @param workspace absolute path of the workspace
 */
function readInputs(env, workspace) {
    const reader = createInputReader(env);
    const { text, lines, refuse, oneOf, problems } = reader;
    const mode = oneOf("mode", ["run", "merge"]);
    const workingDirectory = (0,external_node_path_.resolve)(workspace, text("working-directory") ?? ".");
    // A job that merges needs no checkout.
    if (mode === "run" && !isFolder(workingDirectory)) {
        refuse("working-directory", `${workingDirectory} is not a folder`, "Name a folder of the checkout, or one that an earlier step makes, relative to the workspace.");
    }
    const path = (name) => {
        const value = text(name);
        return value === undefined ? undefined : (0,external_node_path_.resolve)(workingDirectory, value);
    };
    const suite = lines("suite");
    const { baseline, ...run } = readRunInputs(reader);
    const server = readServerInputs(reader, workingDirectory);
    const envFile = path("env-file");
    if (envFile !== undefined && !(0,external_node_fs_.existsSync)(envFile)) {
        refuse("env-file", `There is no file ${envFile}`, "Name a file that exists, relative to `working-directory`.");
    }
    const reports = {};
    for (const name of reportInputs) {
        const file = path(name);
        if (file === undefined)
            continue;
        if (isFolder(file))
            refuse(name, `${file} is a folder`, "Name a file in it.");
        const other = reportInputs.find((before) => reports[before] === file);
        if (other !== undefined)
            refuse(name, `It is the same path as that of \`${other}\``, "Give each report a path of its own.");
        reports[name] = file;
    }
    const passEnv = lines("pass-env");
    const strange = passEnv.filter((name) => !/^[^\s=,]+$/.test(name));
    if (strange.length > 0) {
        refuse("pass-env", `${list(strange)} cannot be the name of a variable`, "Write one name per line, without its value.");
    }
    const publish = readPublishInputs(reader);
    const failOn = oneOf("fail-on", ["failure", "new-failure", "never"]);
    const baselineBranch = text("baseline-branch");
    checkBaseline(reader, path("baseline"));
    if (mode === "merge")
        refuseRunInputs(reader);
    reader.refuseUnknown();
    if (problems.length > 0)
        throw new problem/* UserError */.yo(problems);
    return {
        mode,
        suite,
        workingDirectory,
        server,
        run: { ...run, ...(baseline !== undefined && !isBaselineWord(baseline) && { baseline }) },
        ...(baseline !== undefined && isBaselineWord(baseline) && { baseline }),
        ...(baselineBranch !== undefined && { baselineBranch }),
        reports,
        passEnv,
        failOn,
        publish,
    };
}
function isBaselineWord(baseline) {
    return baseline === "artifact" || baseline === "none";
}
/** Refuses inputs that need another baseline than the one that is given. */
function checkBaseline({ text, refuse }, path) {
    const baseline = text("baseline");
    const isUpdate = text("update-baseline") === "true";
    if (baseline !== undefined && path !== undefined && !isBaselineWord(baseline) && !isUpdate && !(0,external_node_fs_.existsSync)(path)) {
        refuse("baseline", `There is no file ${path}; allowed are also \`artifact\` and \`none\``, "Name a file that exists, relative to `working-directory`, or let `update-baseline` write it.");
    }
    if (text("baseline-branch") !== undefined && baseline !== "artifact") {
        refuse("baseline-branch", "It is for `baseline: artifact` only", "Set `baseline` to `artifact`, or leave `baseline-branch` out.");
    }
    if (baseline !== "none")
        return;
    const needing = { "update-baseline": "true", "strict-baseline": "true", "fail-on": "new-failure" };
    for (const [name, value] of Object.entries(needing)) {
        if (text(name) !== value)
            continue;
        refuse(name, "It needs a baseline, and `baseline` is `none`", `Change \`baseline\`, or leave \`${name}\` out.`);
    }
}
/** Inputs that a job without tests has. */
const mergeInputs = new Set([
    "mode",
    "working-directory",
    "require-models",
    "annotations",
    "max-annotations",
    "check-name",
    "summary",
    "comment",
    "artifacts",
    "artifact-name",
    "artifact-retention-days",
    "junit",
    "json",
    "sarif",
    "html",
    "github-token",
    "matrix",
    "job-index",
    "job-total",
    "fail-on",
]);
/** Refuses inputs of runs in a job that merges: they would have no effect. */
function refuseRunInputs({ given, refuse }) {
    for (const name of given().filter((input) => !mergeInputs.has(input))) {
        refuse(name, "`mode` is `merge`, which runs no tests", "Set it in the jobs that run the tests, or leave it out.");
    }
}

// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/render-problem.ts
var render_problem = __webpack_require__(2357);
// EXTERNAL MODULE: ./src/core/sanitize.ts
var sanitize = __webpack_require__(89528);
;// CONCATENATED MODULE: ./src/action/log.ts





/**
 * Runs `show` while the runner obeys no workflow command: texts of servers and suites may look like one. One at a time.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#stopping-and-starting-workflow-commands
 */
async function withoutCommands(show) {
    // No server or suite can guess this word.
    const end = (0,redacted/* trustedText */.Tw)((0,external_node_crypto_.randomUUID)());
    await (0,out/* writeOut */.sD)((0,redacted/* say */.cv) `::stop-commands::${end}\n`);
    try {
        await show();
    }
    finally {
        await (0,out/* writeOut */.sD)((0,redacted/* say */.cv) `::${end}::\n`);
    }
}
/** Writes texts, redacted already, to the log, each on lines of its own; none of them can be a command. */
async function print(...texts) {
    if (texts.length === 0)
        return;
    await withoutCommands(() => (0,out/* writeOut */.sD)((0,sanitize/* sanitize */.aj)((0,redacted/* say */.cv) `${(0,redacted/* join */.fj)(texts, "\n")}\n`)));
}
/** Writes problems, redacted already, to the log. */
async function printProblems(problems) {
    await print(...problems.map((problem) => (0,redacted/* say */.cv) `${(0,render_problem/* renderProblem */.y)(problem)}\n`));
}

// EXTERNAL MODULE: ./src/report/words.ts
var words = __webpack_require__(72691);
;// CONCATENATED MODULE: ./src/action/badge.ts

const colors = { success: "brightgreen", failure: "red", error: "orange", interrupted: "lightgrey" };
/** A badge in the form that https://shields.io/badges/endpoint-badge reads. */
function badgeOf({ conclusion }, summary) {
    const score = summary?.score === undefined ? "" : `grade ${summary.score.grade} (${summary.score.score}), `;
    const message = summary === undefined ? "nothing was run" : `${score}${(0,words/* statusCounts */.rc)(summary)}`;
    return JSON.stringify({ schemaVersion: 1, label: "mcptest", message, color: colors[conclusion] });
}

;// CONCATENATED MODULE: ./src/action/outputs.ts


const counts = ["total", "passed", "failed", "errored", "skipped", "deferred", "unverified", "flaky"];
const reports = { "results-path": "json", "junit-path": "junit", "sarif-path": "sarif", "html-path": "html" };
/** Sets every output that action.yml names. */
function setOutputs({ conclusion, exitCode, summary, paths = {}, ...rest }) {
    setOutput("conclusion", conclusion);
    setOutput("exit-code", exitCode);
    for (const name of counts)
        setOutput(name, summary?.[name] ?? 0);
    // Without a baseline, every failure is new and none is known.
    setOutput("new-failures", summary?.new_failures ?? summary?.failed ?? 0);
    setOutput("known-failures", summary?.known_failures ?? 0);
    setOutput("fixed", summary?.fixed ?? 0);
    // Absent unless a test checks the corpus.
    setOutput("score", summary?.score?.score ?? "");
    setOutput("grade", summary?.score?.grade ?? "");
    setOutput("badge", badgeOf({ conclusion }, summary));
    for (const [name, reporter] of Object.entries(reports))
        setOutput(name, paths[reporter] ?? "");
    setOutput("baseline-path", rest.baselinePath ?? "");
    setOutput("artifact-id", rest.artifactId ?? "");
    setOutput("artifact-url", rest.artifactUrl ?? "");
    setOutput("check-run-url", rest.checkRunUrl ?? "");
}

// EXTERNAL MODULE: ./src/report/annotations.ts
var report_annotations = __webpack_require__(856);
// EXTERNAL MODULE: ./src/report/formats/github.ts
var github = __webpack_require__(45522);
;// CONCATENATED MODULE: ./src/action/publish/checks.ts
// The API takes messages of 64 KB and summaries of 65,535 characters:
// https://docs.github.com/rest/checks/runs#create-a-check-run
const MAX_MESSAGE_BYTES = 60_000;
const MAX_SUMMARY_LENGTH = 65_000;
const levelNames = { error: "failure", warning: "warning", notice: "notice" };
/** The annotations that have a place, the most severe first. */
function checkAnnotations({ annotations }, limit) {
    return annotations
        .flatMap(({ level, title, message, location }) => {
        if (!hasPlace(location))
            return [];
        const { file, line, column, end_line, end_column } = location;
        return [
            {
                path: file,
                start_line: line,
                end_line,
                // The API refuses columns if an annotation has more than one line:
                // https://docs.github.com/rest/checks/runs#create-a-check-run
                ...(line === end_line && column <= end_column && { start_column: column, end_column }),
                annotation_level: levelNames[level],
                title,
                message: cutBytes(message),
            },
        ];
    })
        .slice(0, limit);
}
/** True for a place in the repository: the API refuses a whole request for one that is not. Merged results may say anything. */
function hasPlace(location) {
    if (location === undefined || location.end_line < location.line)
        return false;
    return !/^([/\\]|[a-z]:|\.\.?[/\\])/i.test(location.file);
}
/** The conclusion of a check run: a run that `fail-on` lets pass must not turn a pull request red. */
function checkConclusion({ conclusion }, passes) {
    if (conclusion === "success")
        return "success";
    if (conclusion === "interrupted")
        return "cancelled";
    return passes ? "neutral" : "failure";
}
/** A summary of a length that the API takes, with the number of annotations that the check run does not show. */
function checkSummary(summary, left) {
    const note = left > 0 ? `\n\n${left} more annotations than \`max-annotations\` lets be shown.` : "";
    return `${summary.slice(0, MAX_SUMMARY_LENGTH)}${note}`;
}
function cutBytes(text) {
    const bytes = Buffer.from(text);
    if (bytes.length <= MAX_MESSAGE_BYTES)
        return text;
    // A character that was cut in two is decoded as U+FFFD.
    return `${bytes
        .subarray(0, MAX_MESSAGE_BYTES)
        .toString()
        .replace(/\ufffd$/, "")} …`;
}

;// CONCATENATED MODULE: ./src/action/publish/annotations.ts





/** Leaves room for the note of `checkSummary`. */
const MAX_SUMMARY_BYTES = 60_000;
/** Prepares the annotations that the workflow asks for; undefined if it asks for none. */
async function prepareAnnotations(inputs, context, annotated, { conclusion, title, summary }) {
    if (inputs.annotations === "none")
        return undefined;
    const chosen = await (0,report_annotations/* selectAnnotations */.T)(annotated, inputs.maxAnnotations);
    const elsewhere = inputs.summary ? "in the job's summary" : "in the log";
    const commands = [...(0,github.workflowCommands)(chosen, elsewhere)].join("");
    if (inputs.annotations === "commands" || context.repository === "" || context.sha === "" || inputs.token === "")
        return { commands, placeless: commands, left: 0 };
    const annotations = checkAnnotations(chosen, inputs.maxAnnotations);
    const placeless = chosen.annotations.filter(({ location }) => !hasPlace(location));
    const totals = { error: 0, warning: 0, notice: 0 };
    for (const { level } of placeless)
        totals[level] += 1;
    const { error, warning, notice } = chosen.totals;
    const left = error + warning + notice - placeless.length - annotations.length;
    const check = {
        name: context.cell === "" ? inputs.checkName : `${inputs.checkName} (${context.cell})`,
        conclusion,
        title,
        summary: checkSummary(await summary(MAX_SUMMARY_BYTES), left),
        annotations,
    };
    const rest = [...(0,github.workflowCommands)({ annotations: placeless, totals }, elsewhere)].join("");
    return { commands, placeless: rest, check, left };
}
/** Makes the check run, if there is to be one. Never rejects, and writes nothing. */
async function sendAnnotations({ check }, { token }, context) {
    if (check === undefined)
        return undefined;
    const { sendCheckRun } = await Promise.all(/* import() */[__webpack_require__.e(9311), __webpack_require__.e(5830)]).then(__webpack_require__.bind(__webpack_require__, 55830));
    return sendCheckRun(token, context, check);
}
/** Annotates by workflow commands what the check run does not show, and reports why. */
async function reportAnnotations({ commands, placeless, check }, sent, inputs, context, redactor) {
    const level = inputs.annotations === "checks" ? "warning" : "notice";
    if (check === undefined || sent === undefined) {
        if (level === "warning")
            await notice(`There is no check run, because ${missing(inputs, context)}.`, level);
    }
    else if (sent.fault)
        await notice(faultText(sent, check, await reasonOf(sent.fault, context, redactor)), level);
    await (0,out/* writeOut */.sD)((0,redacted/* trustedText */.Tw)(sent?.url === undefined ? commands : placeless));
}
/** Reports something about publishing itself. */
async function notice(message, level = "notice") {
    await (0,out/* writeOut */.sD)((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(message), (shown) => (0,github.workflowCommand)({ level, title: "mcptest", message: shown })));
}
function missing({ token }, { repository, sha }) {
    if (token === "")
        return "`github-token` is empty";
    if (repository === "")
        return "the runner names no repository";
    return sha === "" ? "the runner names no commit" : "GitHub did not answer before the job ended";
}
function faultText({ url, shown, fault }, { annotations }, reason) {
    if (url !== undefined)
        return `The check run shows ${shown} of ${annotations.length} annotations (${reason}).`;
    const permission = [403, 404].includes(fault?.status ?? 0)
        ? " It needs `permissions: { checks: write }`, which a pull request from a fork or by Dependabot never has."
        : "";
    return `There is no check run (${reason}): what it would show is annotated by workflow commands.${permission}`;
}
async function reasonOf(fault, context, redactor) {
    const { faultReason } = await Promise.all(/* import() */[__webpack_require__.e(9311), __webpack_require__.e(7441)]).then(__webpack_require__.bind(__webpack_require__, 57441));
    return faultReason(fault, context, redactor);
}

// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/report/places.ts
var places = __webpack_require__(49012);
;// CONCATENATED MODULE: ./src/action/publish/artifacts.ts

/** `mcptest-results-test-2025-11-25-0a1b2c3d-1`: no two steps and no two attempts of a run have the same. */
function artifactName(beginning, { key, attempt }) {
    return `${beginning}-${key}-${attempt}`;
}
/** Uploads artifacts. Never rejects: the files are on disk anyway, and a notice says why they were not uploaded. */
async function sendArtifacts(artifacts, context, env, redactor) {
    if (artifacts.length === 0)
        return [];
    const failed = ({ name, folder }, reason) => ({
        notice: `The files of ${name} are in ${folder}, but not uploaded as an artifact: ${reason}.`,
    });
    const service = await Promise.all(/* import() */[__webpack_require__.e(2111), __webpack_require__.e(1902)]).then(__webpack_require__.bind(__webpack_require__, 21902));
    const impossible = service.whyNoService(env);
    if (impossible !== undefined)
        return artifacts.map((artifact) => failed(artifact, impossible));
    const send = async (artifact) => {
        const { name, files, folder, retentionDays } = artifact;
        try {
            if (artifact.replaces)
                await service.removeIfThere(name);
            const id = await service.upload(name, [...files], folder, retentionDays);
            if (id === undefined)
                return failed(artifact, "the service gave it no id");
            return { id, url: `${context.serverUrl}/${context.repository}/actions/runs/${context.runId}/artifacts/${id}` };
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            return failed(artifact, (0,words/* line */.n8)(redactor.text(reason), 500).replace(/[.\s]+$/, ""));
        }
    };
    return service.withRuntimeToken(env, () => Promise.all(artifacts.map(send)));
}

// EXTERNAL MODULE: ./src/action/publish/comment.ts
var comment = __webpack_require__(53487);
// EXTERNAL MODULE: ./src/report/formats/markdown.ts
var markdown = __webpack_require__(51540);
// EXTERNAL MODULE: ./src/report/markup.ts
var markup = __webpack_require__(68132);
;// CONCATENATED MODULE: ./src/action/publish/summary.ts





const MAX_PROBLEM_LENGTH = 2000;
/** Markdown of a run, or of why there was none, of at most `maxBytes`. */
async function renderSummary({ problems, results, link, others }, maxBytes) {
    const problemList = problemsText(problems, maxBytes / 4);
    if (results === undefined)
        return `## mcptest: nothing was run\n\n${problemList}`;
    const chunks = [];
    const options = { color: false, verbose: false, others, link, maxBytes: maxBytes - (0,markup/* bytesOf */.$$)(problemList) };
    for await (const chunk of (0,markdown.markdown)(results.head, results.rows(), options))
        chunks.push(chunk);
    return `${chunks.join("")}\n${problemList}`;
}
function problemsText(problems, maxBytes) {
    let bytes = 0;
    const texts = problems.map((problem) => `${(0,markup/* preText */.zj)((0,sanitize/* sanitize */.aj)((0,sanitize/* cutMiddle */.it)((0,render_problem/* renderProblem */.y)(problem), MAX_PROBLEM_LENGTH)))}\n\n`);
    const reportedTexts = texts.filter((text) => {
        bytes += (0,markup/* bytesOf */.$$)(text);
        return bytes < maxBytes;
    });
    const left = texts.length - reportedTexts.length;
    return `${reportedTexts.join("")}${left > 0 ? `${(0,plural/* plural */.L)(left, "more problem")} did not fit here: the log has them all.\n` : ""}`;
}

;// CONCATENATED MODULE: ./src/action/publish/publish.ts












// 1 MiB for each step:
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#step-isolation-and-limits
const publish_MAX_SUMMARY_BYTES = 1_000_000;
/** A cancelled job has 7.5 seconds left, and what was not sent by then is lost. */
const INTERRUPTED_MS = 4000;
/** Renders what the workflow asks for. */
async function preparePublication({ publish }, context, result) {
    const { problems, results, gateResult, passes, roots } = result;
    const link = ({ file, line }) => (0,action_context/* linkTo */.uM)(context, (0,places/* workspacePath */.X)(file, roots), line);
    const summary = (maxBytes) => renderSummary({ problems, results, link, others: gateResult.others }, maxBytes);
    const annotations = await prepareAnnotations(publish, context, (0,places/* annotationSourceOf */.G)(roots, problems, results), {
        conclusion: checkConclusion(gateResult, passes),
        title: titleOf(result),
        summary,
    });
    return {
        ...(annotations !== undefined && { annotations }),
        ...(publish.summary && { summary: await summary(publish_MAX_SUMMARY_BYTES) }),
        artifacts: publish.artifacts ? artifactsOf(publish, context, result) : [],
        ...(publish.comment !== "off" &&
            isForPullRequest(context) && { comment: await commentOf(publish, context, result, summary) }),
    };
}
function isForPullRequest({ pullRequest, other }) {
    return pullRequest !== undefined || other !== undefined;
}
async function commentOf(publish, context, { results, gateResult, jobs }, summary) {
    const create = publish.comment === "always" || gateResult.conclusion !== "success";
    if (jobs !== undefined) {
        const whole = await summary(comment/* MAX_WHOLE_BYTES */.DH);
        return { create, draft: (url) => ({ rows: jobs.map((job) => (0,comment/* commentRow */.OD)({ ...job, url }, context)), whole }) };
    }
    const name = [context.job, context.cell].filter((part) => part !== "").join(", ");
    const { key } = context;
    const counts = results && { summary: results.head.summary };
    const job = { key, name, conclusion: gateResult.conclusion, ...counts };
    return { create, draft: (url) => ({ rows: [(0,comment/* commentRow */.OD)({ ...job, url }, context)] }) };
}
function artifactsOf(publish, context, { files, folder, baseline }) {
    const { artifactName: beginning, artifactRetentionDays: retentionDays } = publish;
    const kept = retentionDays === undefined ? {} : { retentionDays };
    const artifacts = [];
    if (files.length > 0)
        artifacts.push({ name: artifactName(beginning, context), files, folder, ...kept });
    if (baseline && (0,external_node_fs_.existsSync)(baseline.file)) {
        const { name, file, replaces = false } = baseline;
        artifacts.push({ name, files: [file], folder: (0,external_node_path_.dirname)(file), replaces, ...kept });
    }
    return artifacts;
}
/**
 * Sends everything, and removes what is left of the run in the meantime. A notice reports what could not be sent.
 *
 * @param finish writes nothing: while something is uploaded, workflow commands may be printed, which the runner must obey
 */
async function publish({ annotations, summary, artifacts, comment }, inputs, { env, redactor, signal }, context, finish) {
    if (summary !== undefined)
        await trySummary(summary);
    const inTime = (work) => (signal.aborted ? Promise.race([work, giveUp()]) : work);
    const [sent, uploads = [], finished] = await Promise.all([
        annotations && inTime(sendAnnotations(annotations, inputs, context)),
        inTime(sendArtifacts(artifacts, context, env, redactor)),
        finish(),
    ]);
    if (annotations)
        await reportAnnotations(annotations, sent, inputs, context, redactor);
    for (const { notice: text } of uploads)
        if (text !== undefined)
            await notice(text);
    // A job that has been cancelled has no time left to write with others.
    if (comment && !signal.aborted) {
        const { sendComment } = await Promise.all(/* import() */[__webpack_require__.e(9311), __webpack_require__.e(2394)]).then(__webpack_require__.bind(__webpack_require__, 22394));
        const text = await sendComment(inputs.token, context, comment.draft(sent?.url), comment.create, redactor);
        if (text !== undefined)
            await notice(text);
    }
    const [uploaded] = uploads;
    return { finished, checkRunUrl: sent?.url, artifactId: uploaded?.id, artifactUrl: uploaded?.url };
}
/** Waits as long as a cancelled job can wait for a service. */
async function giveUp() {
    await new Promise((resolve) => setTimeout(resolve, INTERRUPTED_MS).unref());
}
async function trySummary(markdown) {
    try {
        addSummary(markdown);
    }
    catch (error) {
        await notice(`The job's summary could not be written: ${error instanceof Error ? error.message : error}.`);
    }
}
function titleOf({ results, problems, gateResult }) {
    if (results === undefined)
        return `nothing was run: ${(0,plural/* plural */.L)(problems.length, "problem")}`;
    return (0,words/* closingLine */.oM)(results.head, gateResult.others);
}

// EXTERNAL MODULE: ./src/run/reports.ts
var run_reports = __webpack_require__(70742);
// EXTERNAL MODULE: ./src/action/job.ts
var job = __webpack_require__(45461);
;// CONCATENATED MODULE: ./src/action/reports.ts






/** Writes the files that are asked for, and those of the artifact. The others are written even if one cannot be. */
async function writeFiles({ results, gateResult, writeFiles, writeCapture }, { reports, artifactFolder, job }, options) {
    const written = { paths: {}, files: [], problems: [] };
    const report = async ({ name, file }) => {
        await (0,run_reports/* writeReports */.Li)(results, [{ name, file }], options, ".");
        written.paths[name] ??= file;
    };
    const attempts = [...reports.map((reporter) => () => report(reporter)), writeFiles];
    if (artifactFolder !== undefined) {
        const add = (name, write) => {
            const file = (0,external_node_path_.join)(artifactFolder, name);
            attempts.push(async () => {
                await write(file);
                written.files.push(file);
            });
        };
        add("results.json", (file) => report({ name: "json", file }));
        add("junit.xml", (file) => report({ name: "junit", file }));
        add("results.sarif", (file) => report({ name: "sarif", file }));
        add("report.html", (file) => report({ name: "html", file }));
        add("badge.json", (file) => (0,out/* writeFileAtomic */.Zf)(file, (0,redacted/* trustedText */.Tw)(badgeOf(gateResult, results.head.summary))));
        add("job.json", (file) => (0,out/* writeFileAtomic */.Zf)(file, (0,redacted/* hide */.jD)(job)));
        if (writeCapture)
            add("capture.json", writeCapture);
    }
    written.problems = await (0,problem/* problemsOf */.GW)(attempts);
    return written;
}

;// CONCATENATED MODULE: ./src/action/report-run.ts









/** Writes the reports of results to the log and to files, and prepares what is published. */
async function reportRun(inputs, step, context, run, { reporters, warnings, roots, folder, baseline, jobs }) {
    const { results } = run;
    const { others, conclusion } = run.gateResult;
    const options = {
        color: !step.env["NO_COLOR"],
        verbose: step.env["RUNNER_DEBUG"] === "1",
        others,
        conclusion,
        roots,
        link: ({ file, line }) => (0,action_context/* linkTo */.uM)(context, (0,places/* workspacePath */.X)(file, roots), line),
        ...(jobs && { runs: jobs.map((job) => job.run) }),
    };
    const wanted = {
        reports: reporters.filter(isFile),
        job: (0,job/* jobText */.x)(inputs, context, step.workspace),
        ...(inputs.publish.artifacts && { artifactFolder: folder }),
    };
    const written = await writeFiles(run, wanted, options);
    const toLog = reporters.filter((target) => !isFile(target));
    const logged = toLog.length > 0 ? toLog : [{ name: "pretty" }];
    await withoutCommands(() => (0,run_reports/* writeReports */.Li)(results, logged, options, step.workspace));
    const problems = (0,output/* redactProblems */.Y$)([...warnings, ...written.problems], step.redactor);
    await printProblems(problems);
    const isWritten = written.problems.length === 0;
    const gateResult = isWritten ? run.gateResult : addUnwritten(run.gateResult);
    // No test is to blame for a file that could not be written.
    const passes = isWritten && stepPasses(inputs, gateResult.exitCode);
    const publication = await preparePublication(inputs, context, {
        problems,
        results,
        gateResult,
        passes,
        roots,
        files: written.files,
        folder,
        ...(baseline && { baseline }),
        ...(jobs && { jobs }),
    });
    const baselinePath = baseline && (0,external_node_fs_.existsSync)(baseline.file) ? baseline.path : undefined;
    return { gateResult, passes, publication, paths: written.paths, ...(baselinePath && { baselinePath }) };
}
function isFile(target) {
    return target.file !== undefined;
}
/** True if `fail-on` lets the step pass. */
function stepPasses({ failOn }, exitCode) {
    return exitCode === 0 || (failOn === "never" && exitCode !== 130);
}
function addUnwritten(gateResult) {
    const unwritten = "A file could not be written.";
    const texts = { reasons: [unwritten, ...gateResult.reasons], others: [unwritten, ...gateResult.others] };
    return gateResult.exitCode === 130 ? { ...gateResult, ...texts } : { conclusion: "error", exitCode: 2, ...texts };
}

// EXTERNAL MODULE: ./src/run/create-request.ts
var create_request = __webpack_require__(54537);
// EXTERNAL MODULE: ./src/run/selection.ts
var selection = __webpack_require__(14307);
// EXTERNAL MODULE: ./src/run/settings/settings.ts + 1 modules
var settings_settings = __webpack_require__(90677);
;// CONCATENATED MODULE: ./src/action/request.ts







/**
 * Reads settings, and downloads the baseline that the inputs ask for.
 *
 * @param folder where files of artifacts go
 */
async function readRequest(inputs, step, context, folder) {
    const { env, workspace, version, signal } = step;
    const { workingDirectory: cwd, passEnv, publish } = inputs;
    const { flags, suiteDefaults } = await (0,settings_settings/* resolveSettings */.Mo)({ ...inputs.run, ...inputs.server }, workspace, cwd);
    const reporters = [
        ...Object.entries(inputs.reports).map(([name, file]) => ({ name, file })),
        ...(flags.reporter ?? []).map(({ name, file }) => ({
            name,
            ...(file !== undefined && { file: (0,external_node_path_.resolve)(cwd, file) }),
        })),
    ];
    const environment = { cwd, repositoryRoot: workspace, ...(0,create_request/* visibleEnv */.wp)(env, passEnv), version, signal };
    const made = (0,create_request/* createRequest */.WL)(inputs.suite, flags, environment);
    const { baseline, notice } = await readBaselineRequest(inputs, step, context, folder, made.baseline);
    if (inputs.failOn === "new-failure" && baseline?.file === undefined && inputs.baseline !== "artifact") {
        throw (0,problem/* userError */.IF)("wrong input `fail-on`", "`fail-on` is `new-failure`. It needs a baseline, and neither `baseline` nor the configuration names one.", "Set `baseline` to `artifact` or to the path of a file, or leave `fail-on` out.");
    }
    const request = {
        ...made,
        baseline,
        suiteDefaults,
        keepSessions: publish.artifacts,
        // A runner's workspace is new in each job: nothing has failed there before.
        selection: await (0,selection/* createSelection */.P)({ ...flags, lastFailed: false }, cwd),
    };
    const { file, copy, update } = request.baseline;
    const path = update && inputs.baseline !== "artifact" && file !== undefined ? (0,external_node_path_.resolve)(cwd, file) : copy;
    const uploaded = copy !== undefined && path !== undefined;
    return {
        request,
        reporters,
        ...(uploaded && { baseline: { name: artifactName(baseline_artifact/* BASELINE_ARTIFACT */.ZC, context), file: copy, path } }),
        ...(notice !== undefined && { notice }),
    };
}
async function readBaselineRequest(inputs, step, context, folder, given = { update: false, strict: false }) {
    if (inputs.baseline === "none")
        return { baseline: { update: false, strict: false } };
    const copy = (0,baseline_artifact/* newBaselineFile */.sj)(folder);
    if (inputs.baseline === undefined)
        return { baseline: given.update ? { ...given, copy } : given };
    const { file: _, ...rest } = given;
    const { path, name, notice } = await (0,baseline_artifact/* findBaseline */.Xn)(inputs, step, context, folder);
    // A baseline that is updated is written there even if none was found.
    const file = path ?? (given.update ? (0,external_node_path_.join)(folder, "before", "baseline.json") : undefined);
    return {
        baseline: { ...rest, copy, ...(file !== undefined && { file, name: name ?? baseline_artifact/* BASELINE_ARTIFACT */.ZC }) },
        ...(notice !== undefined && { notice }),
    };
}

// EXTERNAL MODULE: ./src/core/proc/env.ts
var proc_env = __webpack_require__(48947);
// EXTERNAL MODULE: ./src/core/redaction/secret-names.ts
var secret_names = __webpack_require__(44360);
;// CONCATENATED MODULE: ./src/action/step.ts






/** Reads the surroundings of the step, and removes the job's tokens from the environment of the process. */
function startStep(version) {
    const env = { ...process.env };
    const redactor = maskingRedactor(redacted/* processSecrets */.rW);
    for (const [name, value] of (0,secret_names/* secretsOf */.F)(env))
        redactor.add(name, value);
    for (const name of (0,proc_env/* tokenHolders */.Jq)(process.env))
        delete process.env[name];
    const cancelled = new AbortController();
    (0,process_events/* onInterrupt */.nA)(cancelled);
    const workspace = (0,external_node_path_.resolve)(env["GITHUB_WORKSPACE"] || ".");
    return { env, workspace, redactor, version, signal: cancelled.signal };
}
/** Has the runner mask each secret that the run learns of, in the steps that follow too. */
function maskingRedactor(redactor) {
    const masked = new Set();
    const add = (name, value) => {
        redactor.add(name, value);
        // Masking what is too short to be hidden would blank half of a log.
        if (!masked.has(value) && redactor.text(value) !== value)
            mask(value);
        masked.add(value);
    };
    return { ...redactor, add };
}

;// CONCATENATED MODULE: ./src/action/main.ts


















/** One step of a workflow: reads its inputs, runs the suites or merges results, publishes them and sets the outputs. */
async function main(version) {
    const step = startStep(version);
    let inputs;
    try {
        const read = readInputs(step.env, step.workspace);
        inputs = read;
        const context = (0,action_context/* readContext */.yI)(step.env, read);
        const work = read.mode === "merge" ? mergeResultsOfJobs : runSuites;
        process.exitCode = await (0,process_events/* rejectOnUncaught */.AR)(() => work(read, step, context));
    }
    catch (error) {
        // Inputs that are not valid do not say how to publish that: the defaults do.
        await publishProblems(error, inputs ?? readInputs({}, step.workspace), step);
        process.exitCode = 2;
    }
}
/** Gives the exit code of the step. Throws a UserError with every problem if nothing can be run. */
async function runSuites(inputs, step, context) {
    const { redactor, workspace } = step;
    // Inputs → run
    const folder = reportFolder(step);
    const { request, reporters, baseline, notice: without } = await readRequest(inputs, step, context, folder);
    if (without !== undefined)
        await notice(without);
    const prepared = await (0,pipeline/* prepareRun */.Z0)(request, redactor);
    const before = [...(0,pipeline/* noticesOf */.lx)(prepared.plan), ...(prepared.banner === undefined ? [] : [prepared.banner])];
    await print(...before.map((line) => redactor.text(line)));
    const run = await (0,pipeline/* runPipeline */.aI)(prepared, request);
    // Run → publish
    const roots = { workingDirectory: inputs.workingDirectory, workspace };
    const { warnings } = prepared;
    const plan = { reporters, warnings, roots, folder, ...(baseline && { baseline }) };
    const report = await reportRun(inputs, step, context, run, plan).catch(async (error) => {
        await run.finish();
        throw error;
    });
    return publishReport(inputs, step, context, report, run.results.head.summary, run.finish);
}
/** The same for the results that other jobs uploaded. */
async function mergeResultsOfJobs(inputs, step, context) {
    const { workspace } = step;
    const folder = reportFolder(step);
    const { mergeJobs } = await Promise.all(/* import() */[__webpack_require__.e(9311), __webpack_require__.e(4322), __webpack_require__.e(4901)]).then(__webpack_require__.bind(__webpack_require__, 54901));
    const { run, warnings, notes, jobs } = await mergeJobs(inputs, step, context, folder);
    const reporters = Object.entries(inputs.reports).map(([name, file]) => ({ name, file }));
    const roots = { workingDirectory: workspace, workspace };
    const file = (0,baseline_artifact/* newBaselineFile */.sj)(folder);
    const baseline = { name: baseline_artifact/* BASELINE_ARTIFACT */.ZC, file, path: file, replaces: true };
    const report = await reportRun(inputs, step, context, run, { reporters, warnings, roots, folder, baseline, jobs });
    return publishReport(inputs, step, context, report, run.results.head.summary, async () => [...notes]);
}
/** Publishes a report and sets the outputs; gives the exit code of the step. */
async function publishReport(inputs, step, context, { gateResult, passes, paths, baselinePath, publication }, summary, finish) {
    const { redactor, signal } = step;
    const { conclusion, exitCode, reasons } = gateResult;
    const outputs = { conclusion, exitCode, summary, paths, ...(baselinePath && { baselinePath }) };
    // The next signal may come while something is uploaded, and ends the process.
    if (signal.aborted)
        setOutputs(outputs);
    const { finished, ...links } = await publish(publication, inputs.publish, step, context, finish);
    await print(...[...finished, ...redactor.warnings()].map((line) => redactor.text(line)));
    setOutputs({ ...outputs, ...links });
    await print(...reasons.map(redacted/* hide */.jD));
    if (passes && exitCode !== 0)
        await print((0,redacted/* say */.cv) `The step passes all the same: \`fail-on\` is \`never\`.`);
    return passes ? 0 : exitCode;
}
/** Publishes why nothing was run, or why the run broke off. */
async function publishProblems(error, inputs, step) {
    const problems = (0,output/* redactProblems */.Y$)(problemsOf(error), step.redactor);
    await printProblems(problems);
    const context = (0,action_context/* readContext */.yI)(step.env, inputs);
    const gateResult = { conclusion: "error", exitCode: 2, reasons: [], others: [] };
    const roots = { workingDirectory: inputs.workingDirectory, workspace: step.workspace };
    const result = { problems, gateResult, passes: false, roots, files: [], folder: "" };
    const publication = await preparePublication(inputs, context, result);
    setOutputs({ ...gateResult, ...(await publish(publication, inputs.publish, step, context, async () => { })) });
}
/** Where the files of artifacts go: new for each step. */
function reportFolder({ env }) {
    return (0,external_node_path_.join)(env["RUNNER_TEMP"] || (0,external_node_os_.tmpdir)(), `mcptest-${(0,external_node_crypto_.randomUUID)()}`);
}
/** An error that is not a UserError is a bug, and is shown as one. */
function problemsOf(error) {
    if (error instanceof problem/* UserError */.yo)
        return error.problems;
    const description = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const fix = "please report this at https://github.com/mcptest/action/issues";
    return [{ title: "mcptest itself failed", description, fix }];
}


/***/ }),

/***/ 53487:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ isComment),
/* harmony export */   DH: () => (/* binding */ MAX_WHOLE_BYTES),
/* harmony export */   I2: () => (/* binding */ commentBody),
/* harmony export */   OD: () => (/* binding */ commentRow),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   d8: () => (/* binding */ isLater),
/* harmony export */   iB: () => (/* binding */ hasRows),
/* harmony export */   z0: () => (/* binding */ joinComments)
/* harmony export */ });
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _report_markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68132);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72691);



const MARKER = "<!-- mcptest:comment -->";
const WHOLE = "<!-- mcptest:whole -->";
const ROW = /^<!-- mcptest:job ([a-z0-9.-]+) (\d+) ([0-9a-f]*) (\w+) --><tr>.*<\/tr>$/;
// GitHub takes 65,536 characters. What is left is for the rows.
const MAX_ROWS = 100;
const MAX_WHOLE_BYTES = 20_000;
const MAX_BODY = 65_000;
const marks = { success: "✅ passed", failure: "❌ failed", error: "❗ error", interrupted: "⏹️ interrupted" };
/** The row of one job. */
function commentRow({ key, name, conclusion, summary, url }, { runId, sha }) {
    const label = (0,_report_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .codeText */ .ph)(name === "" ? "mcptest" : name);
    const job = url === undefined || !/^https?:\/\/[^"<>\s]+$/.test(url) ? label : `<a href="${url}">${label}</a>`;
    const counts = summary === undefined ? "nothing was run" : (0,_report_words_js__WEBPACK_IMPORTED_MODULE_2__/* .statusCounts */ .rc)(summary);
    const cells = [job, marks[conclusion], counts].map((cell) => `<td>${cell}</td>`).join("");
    const line = `<!-- mcptest:job ${key} ${Number(runId)} ${sha} ${conclusion} --><tr>${cells}</tr>`;
    return { key, run: Number(runId), sha, conclusion, line };
}
/** True for the body of a comment that mcptest wrote. */
function isComment(body) {
    return body?.startsWith(MARKER) === true;
}
/** What the comment says that is there. Lines that are not ours are dropped. */
function readComment(body) {
    const at = body.indexOf(WHOLE);
    const rows = (at === -1 ? body : body.slice(0, at)).split("\n").flatMap((line) => {
        const [, key = "", run = "", sha = "", conclusion = ""] = ROW.exec(line) ?? [];
        return key === "" ? [] : [{ key, run: Number(run), sha, conclusion, line }];
    });
    return { rows, ...(at !== -1 && { whole: body.slice(at + WHOLE.length).trim() }) };
}
/** True if the comment is about a later run, of another commit: an earlier run must not replace it. */
function isLater({ rows }, { rows: [row] }) {
    return row !== undefined && rows.some(({ run, sha }) => sha !== row.sha && run > row.run);
}
/** The comment with the rows of a step: rows of other commits go; a merge replaces all rows of its run. */
function joinComments(before, draft) {
    const keys = new Set(draft.rows.map(({ key }) => key));
    const [first] = draft.rows;
    const rows = new Map(before
        .flatMap((comment) => comment.rows)
        .filter(({ key, sha, run }) => {
        if (sha !== first?.sha || keys.has(key))
            return false;
        return draft.whole === undefined || run !== first.run;
    })
        .map((row) => [row.key, row]));
    for (const row of draft.rows)
        rows.set(row.key, row);
    const isSameCommit = before.some((comment) => comment.rows.some(({ sha }) => sha === first?.sha));
    const whole = draft.whole ?? (isSameCommit ? before.find((comment) => comment.whole !== undefined)?.whole : undefined);
    const sorted = [...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
    return { rows: sorted, ...(whole !== undefined && { whole }) };
}
/** The body of a comment. */
function commentBody({ rows, whole }) {
    const bad = rows.filter(({ conclusion }) => conclusion !== "success").length;
    const title = bad === 0 ? "passed" : `${bad} of ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(rows.length, "job")} did not pass`;
    const left = rows.length - MAX_ROWS;
    const table = [
        MARKER,
        `### mcptest: ${title}`,
        "",
        "<table>",
        "<tr><th>job</th><th>result</th><th>tests</th></tr>",
        ...rows.slice(0, MAX_ROWS).map(({ line }) => line),
        "</table>",
        ...(left > 0 ? ["", `${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(left, "more job")} did not fit here.`] : []),
        "",
    ].join("\n");
    if (whole === undefined)
        return table;
    const body = `${table}\n${WHOLE}\n\n${whole}\n`;
    return body.length > MAX_BODY ? table : body;
}
/** True if a comment has all rows of a step that fit. */
function hasRows(body, { rows }) {
    return rows.slice(0, MAX_ROWS).every(({ line }) => body.includes(line));
}


/***/ }),

/***/ 856:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ selectAnnotations),
/* harmony export */   y: () => (/* binding */ levels)
/* harmony export */ });
/* harmony import */ var _core_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92831);
/* harmony import */ var _results_by_test_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3078);
/* harmony import */ var _results_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69204);
/* harmony import */ var _alike_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35510);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40304);
/* harmony import */ var _failure_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68986);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9066);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72691);








const MAX_TITLE_LENGTH = 200;
const ranks = { must: 1, should: 2, may: 3 };
const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .createPaint */ .X)(false);
/** GitHub's levels, most severe first. */
const levels = ["error", "warning", "notice"];
/** Takes the most severe of every level, at most `most` of each; among equals the first. */
async function selectAnnotations(annotated, limit) {
    const kept = new Map();
    const totals = { error: 0, warning: 0, notice: 0 };
    const add = (annotation) => {
        totals[annotation.level] += 1;
        const key = `${levels.indexOf(annotation.level)}${annotation.rank}`;
        const list = kept.get(key) ?? [];
        kept.set(key, list);
        if (list.length < limit)
            list.push(annotation);
    };
    const { problems, rows, findings, causes, rules } = annotated;
    for (const problem of problems)
        add(problemAnnotation(problem));
    for (const cause of causes)
        add(causeAnnotation(cause));
    for await (const group of (0,_results_by_test_js__WEBPACK_IMPORTED_MODULE_5__/* .groupByTest */ .Z)(rows))
        for (const annotation of testAnnotations(group))
            add(annotation);
    for (const finding of (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .findingsOutsideTests */ .LI)(findings))
        add(findingAnnotation(finding, rules[finding.rule_id]?.fix));
    const inOrder = [...kept].sort(([a], [b]) => (0,_core_order_js__WEBPACK_IMPORTED_MODULE_6__/* .byText */ .z)(a, b)).flatMap(([, list]) => list);
    const annotations = levels.flatMap((level) => inOrder.filter((annotation) => annotation.level === level).slice(0, limit));
    return { annotations, totals };
}
/** Of one test at all its revisions: what is alike is one annotation. */
function* testAnnotations(group) {
    const bad = group.filter(({ status, cause }) => (status === "failed" || status === "errored") && cause === undefined);
    for (const alike of (0,_alike_js__WEBPACK_IMPORTED_MODULE_7__/* .alikeFailures */ .Ur)(bad))
        yield failureAnnotation(alike);
    const bare = bad.filter(({ failures }) => failures.length === 0);
    yield* rowAnnotations("error", 0, bare, ({ reason, status }) => reason ?? status);
    const unverified = group.filter(({ status }) => status === "unverified");
    yield* rowAnnotations("warning", 2, unverified, ({ reason }) => `could not be verified: ${reason ?? ""}`);
    yield* rowAnnotations("notice", 0, group.filter(_results_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .isFlaky */ .s8), ({ attempts }) => `flaky: passed at attempt ${attempts}`);
}
function failureAnnotation(alike) {
    const { failure, row, rows } = alike;
    const serverLabel = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .serverName */ .L5)(row.server, (0,_alike_js__WEBPACK_IMPORTED_MODULE_7__/* .versionsOf */ .x4)(rows));
    const note = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineNote */ .OR)(row);
    const first = [
        ...(note ? [note] : []),
        (0,_failure_text_js__WEBPACK_IMPORTED_MODULE_2__/* .alikeLine */ .Fu)(alike),
        ...(serverLabel ? [serverLabel] : []),
        `fix: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(failure.fix, 300)}`,
    ].join("; ");
    return {
        level: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .isKnown */ .qE)(row) ? "notice" : "error",
        rank: row.status === "errored" ? 0 : ranks[failure.severity],
        title: titled(`[${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleIds */ .Zl)(failure)}] ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .UU)(row)}`),
        message: `${first}\n\n${(0,_failure_text_js__WEBPACK_IMPORTED_MODULE_2__/* .alikeText */ .y4)(alike, paint)}`,
        location: failure.location,
    };
}
function* rowAnnotations(level, rank, rows, textOf) {
    for (const alike of (0,_alike_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(rows, textOf)) {
        const row = alike[0];
        const serverLabel = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .serverName */ .L5)(row.server, (0,_alike_js__WEBPACK_IMPORTED_MODULE_7__/* .versionsOf */ .x4)(alike));
        const message = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(textOf(row), 500)}${serverLabel ? `; ${serverLabel}` : ""}`;
        yield { level, rank, title: titled((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .UU)(row)), message, location: row.location };
    }
}
function causeAnnotation(cause) {
    const [failure] = cause.failures;
    return {
        level: "error",
        rank: 0,
        title: titled(`${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .causeId */ .Pf)(cause)} ${cause.title}`),
        message: `${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .causeLine */ .mB)(cause)}; fix: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(failure?.fix ?? "", 300)}\n\n${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .causeText */ .xv)(cause, paint)}`,
        ...(failure && { location: failure.location }),
    };
}
function problemAnnotation({ title, description, fix, location, warning }) {
    const oneLine = description.split("\n").map((text) => text.trim());
    const reason = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(oneLine.join(" "), 1000).replace(/[^.!?]$/, "$&.");
    return {
        level: warning ? "warning" : "error",
        rank: 0,
        title: titled(title),
        message: `${reason} Fix: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(fix, 500)}`,
        ...(location && { location }),
    };
}
function findingAnnotation(finding, fix) {
    const quiet = finding.severity === "may" ? "notice" : "warning";
    const evidence = finding.evidence ? `\n\nseen: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(finding.evidence, 1000)}` : "";
    return {
        level: finding.gates ? "error" : quiet,
        rank: ranks[finding.severity],
        title: titled(`[${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(finding.rule_id)}]${finding.server === null ? "" : ` ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(finding.server)}`}`),
        message: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .findingLine */ .mC)(finding)}${fix ? `; fix: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(fix, 300)}` : ""}${evidence}`,
        ...(finding.location && { location: finding.location }),
    };
}
function titled(text) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(text, MAX_TITLE_LENGTH);
}


/***/ }),

/***/ 45522:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   github: () => (/* binding */ github),
/* harmony export */   workflowCommand: () => (/* binding */ workflowCommand),
/* harmony export */   workflowCommands: () => (/* binding */ workflowCommands)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(856);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40304);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49012);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72691);




// GitHub shows ten of each level for a step (https://github.com/actions/toolkit/blob/main/docs/problem-matchers.md#limitations)
// and cuts a message at 4,096 characters (https://github.com/hugoalh/scan-virus-ghaction/issues/76).
const MAX_PER_LEVEL = 9;
const MAX_MESSAGE_LENGTH = 4000;
/** GitHub workflow commands, for a step that runs the command line. */
const github = async function* (head, rows, { roots }) {
    const annotated = roots
        ? (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationSourceOf */ .G)(roots, [], { head, rows: () => rows })
        : { problems: [], findings: head.findings, causes: (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .shownCauses */ .an)(head), rules: head.rules, rows };
    yield* workflowCommands(await (0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .selectAnnotations */ .T)(annotated, MAX_PER_LEVEL));
};
/**
 * Annotations as GitHub workflow commands: the most severe first, nine of each level and one that counts the rest.
 *
 * @param elsewhere where the rest is shown
 */
function* workflowCommands({ annotations, totals }, elsewhere = "in the log") {
    for (const level of _annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .levels */ .y) {
        const visible = annotations.filter((annotation) => annotation.level === level).slice(0, MAX_PER_LEVEL);
        yield visible.map(workflowCommand).join("");
        const left = totals[level] - visible.length;
        if (left > 0)
            yield workflowCommand({ level, title: "mcptest", message: `${left} more ${elsewhere}` });
    }
}
/** One annotation as a workflow command. GitHub drops columns if it spans more than one line. */
function workflowCommand({ level, title, message, location }) {
    const properties = [];
    if (location) {
        properties.push(["file", (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(location.file, 1000)], ["line", location.line], ["endLine", location.end_line]);
        if (location.line === location.end_line)
            properties.push(["col", location.column], ["endColumn", location.end_column]);
    }
    properties.push(["title", title]);
    const list = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(",");
    return `::${level} ${list}::${escapeData(cut(message))}\n`;
}
function cut(text) {
    if (text.length <= MAX_MESSAGE_LENGTH)
        return text;
    return `${text.slice(0, MAX_MESSAGE_LENGTH).replace(/[\ud800-\udbff]$/, "")} …`;
}
function escapeData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}


/***/ }),

/***/ 51540:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   markdown: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54074);
/* harmony import */ var _core_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2657);
/* harmony import */ var _core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97819);
/* harmony import */ var _results_by_test_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3078);
/* harmony import */ var _agent_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27003);
/* harmony import */ var _alike_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35510);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40304);
/* harmony import */ var _failure_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68986);
/* harmony import */ var _findings_and_servers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61279);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68132);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24707);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9066);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72691);













// GitHub accepts a job summary of at most 1,048,576 bytes, and drops a longer one.
const MAX_BYTES = 1_000_000;
// Shares of all bytes: what is left is for headings and words about what was left out.
const TABLE_SHARE = 0.3;
const CAUSES_SHARE = 0.15;
const FAILURES_SHARE = 0.3;
const REST_SHARE = 0.2;
const MAX_VERSIONS = 20;
const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_9__/* .createPaint */ .X)(false);
const marks = {
    passed: "✅ passed",
    failed: "❌ failed",
    errored: "❗ errored",
    skipped: "⏭️ skipped",
    deferred: "⏭️ deferred",
    unverified: "❔ unverified",
};
/**
 * GitHub's Markdown, for a job summary or a comment: failures first, in a table with a column for each revision, then
 * each failure in full, then findings, flaky and slow. Never longer than `maxBytes`; what did not fit is counted.
 * Every text of servers and suites is inside `code` or `pre` in a block of HTML.
 */
const markdown = async function* (head, rows, options) {
    const { run } = head;
    const bytes = options.maxBytes ?? MAX_BYTES;
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_7__/* .createOverview */ .I)(paint);
    const { rules } = head;
    const causes = fitCauses(head, options.link, bytes * CAUSES_SHARE);
    const failed = await collectFailed(rows, options, bytes, rules, overview.add);
    const [counts, ...why] = (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .closingParts */ .Xo)(head, options.others);
    yield `## ${counts}\n\n`;
    if (why.length > 0)
        yield `### ${why.map((text) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(text, 1000)).join(", ")}\n\n`;
    if (run.overrides.length > 0)
        yield `<p>Server overrides: ${run.overrides.map((name) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(name)).join(", ")}</p>\n\n`;
    if (failed.total + causes.tests.length > 0) {
        if (failed.total > 0)
            yield `### ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(failed.total, "failing test")}\n\n`;
        yield table([...causes.tests, ...failed.tests]);
        yield causes.texts.join("");
        if (causes.left > 0)
            yield `${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(causes.left, "more cause")} did not fit here: the log has them all.\n\n`;
        const omitted = failed.total - failed.tests.length;
        if (omitted > 0)
            yield `${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(omitted, "more failing test")} did not fit here: the log has them all.\n\n`;
        yield failed.texts.join("");
        if (failed.texts.length > 0)
            yield "\n";
        if (failed.left > 0)
            yield `The whole text of ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(failed.left, "failure")} did not fit here: the log has it.\n\n`;
    }
    const [files = [], ...others] = overview.parts();
    const parts = [
        (0,_findings_and_servers_js__WEBPACK_IMPORTED_MODULE_5__/* .findingLines */ .hq)(head, paint),
        ...others.reverse(),
        (0,_findings_and_servers_js__WEBPACK_IMPORTED_MODULE_5__/* .serverLines */ .LH)(head, paint),
        (0,_findings_and_servers_js__WEBPACK_IMPORTED_MODULE_5__/* .coverageLines */ .Uo)(head, paint),
        ["files", ...files],
    ];
    yield rest(parts, bytes * REST_SHARE, rules);
    yield versions(head);
};
/** Reads all rows; keeps as many failing ones as fit. */
async function collectFailed(rows, { link }, bytes, rules, each) {
    const tests = [];
    const texts = [];
    let [total, left, tableBytes, textBytes] = [0, 0, 0, 0];
    for await (const group of (0,_results_by_test_js__WEBPACK_IMPORTED_MODULE_10__/* .groupByTest */ .Z)(rows)) {
        group.forEach(each);
        const bad = group.filter((row) => isBad(row) && row.cause === undefined);
        if (bad.length === 0)
            continue;
        total += 1;
        if (tableBytes < bytes * TABLE_SHARE) {
            const test = failedTest(group, bad[0], rules, link);
            tableBytes += (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)(tableRow(test, [...test.states.keys()])) + 100;
            if (tableBytes < bytes * TABLE_SHARE)
                tests.push(test);
        }
        for (const [text, alike] of textsOf(bad)) {
            const serverLabel = (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .serverName */ .L5)(bad[0].server, (0,_alike_js__WEBPACK_IMPORTED_MODULE_11__/* .versionsOf */ .x4)(alike));
            const title = `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)((0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .testName */ .UU)(bad[0]))}${serverLabel ? ` on ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(serverLabel)}` : ""}`;
            const section = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .details */ .zH)(title, (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .linkRules */ .WQ)((0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .preText */ .zj)(text), rules));
            textBytes += (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)(section);
            if (textBytes < bytes * FAILURES_SHARE)
                texts.push(section);
            else
                left += 1;
        }
    }
    return { tests, total, texts, left };
}
function isBad({ status }) {
    return status === "failed" || status === "errored";
}
function failedTest(group, bad, rules, link) {
    const [failure] = bad.failures;
    const place = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .placeText */ .Z9)(failure?.location ?? bad.location, link);
    const server = bad.server === null ? "" : ` on ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(bad.server)}`;
    const note = (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .baselineNote */ .OR)(bad);
    const text = failure ? `[${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .ruleIds */ .Zl)(failure)}] ${(0,_failure_text_js__WEBPACK_IMPORTED_MODULE_4__/* .failureLine */ .Pu)(failure)}` : (bad.reason ?? bad.status);
    const what = note ? `${note}; ${text}` : text;
    return {
        cell: `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)((0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .testName */ .UU)(bad))}${server}<br>${place}`,
        what: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .linkRules */ .WQ)((0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(what, 500), rules),
        states: new Map(group.map((row) => [row.target_version ?? "", (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .isKnown */ .qE)(row) ? "🟡 known" : marks[row.status]])),
    };
}
/** The causes, as many as fit. */
function fitCauses(head, link, limit) {
    const all = (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .shownCauses */ .an)(head);
    const tests = [];
    const texts = [];
    let bytes = 0;
    for (const cause of all) {
        const test = stoppedTests(cause, head.rules, link);
        const pre = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .linkRules */ .WQ)((0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .preText */ .zj)((0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .causeText */ .xv)(cause, paint)), head.rules);
        const text = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .details */ .zH)((0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(cause.title, 300), pre, true);
        bytes += (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)(tableRow(test, [...test.states.keys()])) + (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)(text);
        if (bytes >= limit)
            break;
        tests.push(test);
        texts.push(text);
    }
    return { tests, texts, left: all.length - tests.length };
}
/** The tests that a cause stopped, as a row of the table. */
function stoppedTests(cause, rules, link) {
    const place = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .placeText */ .Z9)(cause.failures[0].location, link);
    const states = [...cause.counts].map(([version, count]) => [version, `❗ ${count} not run`]);
    return {
        cell: `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(cause.title, 300)}<br>${place}`,
        what: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .linkRules */ .WQ)((0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(`${(0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .causeId */ .Pf)(cause)} ${cause.failures.map(_failure_text_js__WEBPACK_IMPORTED_MODULE_4__/* .failureLine */ .Pu).join("; ")}`, 500), rules),
        states: new Map(states),
    };
}
/** What each failing row says, and the rows that say so: one per revision. */
function textsOf(bad) {
    const bare = bad.filter(({ failures }) => failures.length === 0);
    const textOf = (row) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .line */ .n8)(row.reason ?? row.status, 500)}\n  --> ${(0,_core_source_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(row.location)}`;
    // Failures at the same revisions are one text.
    const together = (0,_alike_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$z)((0,_alike_js__WEBPACK_IMPORTED_MODULE_11__/* .alikeFailures */ .Ur)(bad), ({ rows }) => (0,_alike_js__WEBPACK_IMPORTED_MODULE_11__/* .versionsOf */ .x4)(rows) ?? "");
    return [
        ...together.map((alike) => [
            alike.map((failure) => (0,_failure_text_js__WEBPACK_IMPORTED_MODULE_4__/* .alikeText */ .y4)(failure, paint)).join("\n\n"),
            alike[0].rows,
        ]),
        ...(0,_alike_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$z)(bare, textOf).map((rows) => [textOf(rows[0]), rows]),
        ...bad.filter(({ agent }) => agent).map((row) => [(0,_agent_text_js__WEBPACK_IMPORTED_MODULE_2__/* .agentLines */ .vl)(row).join("\n"), [row]]),
    ];
}
function table(tests) {
    const versions = [...new Set(tests.flatMap(({ states }) => [...states.keys()]))].sort();
    const heads = versions.map((version) => `<th>${version === "" ? "result" : (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(version)}</th>`);
    const rows = tests.map((test) => tableRow(test, versions));
    return `<table>\n<tr><th>test</th>${heads.join("")}<th>what</th></tr>\n${rows.join("")}</table>\n\n`;
}
function tableRow({ cell, what, states }, versions) {
    const cells = versions.map((version) => `<td>${states.get(version) ?? ""}</td>`);
    return `<tr><td>${cell}</td>${cells.join("")}<td>${what}</td></tr>\n`;
}
/** Parts whose first line is their title, as many lines of each as fit. */
function rest(parts, bytes, rules) {
    let left = bytes;
    return parts
        .filter((lines) => lines.length > 1)
        .map(([title = "", ...lines]) => {
        const visible = lines.filter((text) => {
            left -= (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)((0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .linkRules */ .WQ)((0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .preText */ .zj)(text), rules));
            return left > 0;
        });
        const cut = visible.length < lines.length ? ["… (cut)"] : [];
        const text = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .preText */ .zj)([...visible, ...cut].join("\n"));
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .details */ .zH)(title, (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .linkRules */ .WQ)(text, rules), title.startsWith("findings"));
    })
        .join("");
}
/** The versions of mcptest and of the servers, as they say it themselves. */
function versions({ tool, servers }) {
    const seen = servers.flatMap(({ name, server_info: info }) => {
        if (!(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_12__/* .isObject */ .Gv)(info) || typeof info["version"] !== "string")
            return [];
        const own = typeof info["name"] === "string" ? info["name"] : name;
        return [`${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(name, 100)}: ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(`${own} ${info["version"]}`, 200)}`];
    });
    const different = [...new Set(seen)];
    const shown = different.slice(0, MAX_VERSIONS);
    const left = different.length - shown.length;
    const more = left > 0 ? [`and ${(0,_core_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(left, "more server")}`] : [];
    return `<p>${[(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .codeText */ .ph)(`${tool.name} ${tool.version}`), ...shown, ...more].join(", ")}</p>\n`;
}


/***/ }),

/***/ 68132:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   WQ: () => (/* binding */ linkRules),
/* harmony export */   Yo: () => (/* binding */ helpAddress),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   ph: () => (/* binding */ codeText),
/* harmony export */   zH: () => (/* binding */ details),
/* harmony export */   zj: () => (/* binding */ preText)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72691);

/**
 * One line of untrusted text for Markdown: raw HTML, in which neither Markdown nor mentions, links to issues or
 * emoji are parsed. It belongs in a block of HTML without blank lines.
 */
function codeText(text, limit) {
    return `<code>${escapeHtml((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(text, limit))}</code>`;
}
/** Lines of text, sanitized already, as they are. */
function preText(text) {
    const lines = escapeHtml(text).split("\n");
    // A blank line would end the block of HTML, and what follows it would be Markdown.
    return `<pre>${lines.map((line) => (line.trim() === "" ? "&#32;" : line)).join("\n")}</pre>`;
}
/** `file:line`, linked if `link` has an address. */
function placeText(location, link) {
    const address = link?.(location);
    const text = codeText(`${location.file}:${location.line}`, 300);
    return address === undefined ? text : `<a href="${escapeHtml(address)}">${text}</a>`;
}
/** HTML in whose text the id of each rule is a link to its page. */
function linkRules(html, rules) {
    return html.replace(/<[^>]*>|\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b/g, (part) => {
        const url = Object.hasOwn(rules, part) ? helpAddress(rules[part].url) : undefined;
        return url ? `<a href="${escapeHtml(url)}">${part}</a>` : part;
    });
}
/** The address of a rule's help, if it is one that a link may have: rules of a results file are untrusted. */
function helpAddress(url) {
    return /^https:\/\/[\w./#-]+$/.test(url) ? url : undefined;
}
/** A collapsed section; one block of HTML. */
function details(summary, content, open = false) {
    return `<details${open ? " open" : ""}><summary>${summary}</summary>${content}</details>\n`;
}
/** How many bytes a text takes in a file. */
function bytesOf(text) {
    return Buffer.byteLength(text);
}
function escapeHtml(text) {
    return text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;")
        .replaceAll("@", "&#64;");
}


/***/ }),

/***/ 49012:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ annotationSourceOf),
/* harmony export */   X: () => (/* binding */ workspacePath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40304);


/**
 * The source of annotations, with paths as GitHub expects them.
 *
 * @param problems redacted, as results are
 */
function annotationSourceOf(roots, problems, results) {
    const place = (location) => ({ ...location, file: workspacePath(location.file, roots) });
    return {
        problems: problems.map((problem) => withPlace(problem, place)),
        findings: (results?.head.findings ?? []).map((finding) => withPlace(finding, place)),
        causes: (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .shownCauses */ .an)(results?.head ?? {}).map((cause) => ({
            ...cause,
            failures: cause.failures.map((failure) => ({ ...failure, location: place(failure.location) })),
        })),
        rules: results?.head.rules ?? {},
        rows: rowsWithPlace(results, place),
    };
}
/**
 * A path as GitHub expects it: relative to the workspace, posix separators. One outside the workspace stays absolute.
 *
 * @param file relative to the working directory, or absolute
 */
function workspacePath(file, { workingDirectory, workspace }) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file);
    const relativePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, absolute);
    const outside = relativePath === ".." || relativePath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(relativePath);
    return (outside ? absolute : relativePath).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/");
}
async function* rowsWithPlace(results, place) {
    if (results === undefined)
        return;
    for await (const row of results.rows()) {
        yield {
            ...row,
            location: place(row.location),
            failures: row.failures.map((failure) => ({ ...failure, location: place(failure.location) })),
        };
    }
}
function withPlace(item, place) {
    return item.location === undefined ? item : { ...item, location: place(item.location) };
}


/***/ }),

/***/ 84796:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  isYaml: () => (/* binding */ isYaml),
  readBaseline: () => (/* binding */ readBaseline)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./schemas/baseline.v1.json
const baseline_v1_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/baseline.v1.json","title":"Baseline","description":"What is known about servers: tests and rules that fail, and the contract of each server. `mcptest run --update-baseline` writes it, `--baseline` compares a run with it.","type":"object","additionalProperties":false,"required":["version","entries"],"properties":{"version":{"const":1},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}}},"generated_at":{"type":"string","description":"RFC 3339, UTC"},"commit":{"type":"string","description":"The commit of the run that wrote it, if the environment names one"},"entries":{"description":"The failures that are known.","type":"array","items":{"$ref":"#/$defs/Entry"}},"contract":{"description":"What each server offers, by its name. At a requested revision the name is `SERVER @ REVISION`; a second server of the same name that offers something else has its suite file and `::` before it.","type":"object","additionalProperties":{"$ref":"#/$defs/Contract"}},"score":{"type":"number"},"durations":{"description":"The milliseconds that each test took, by its id.","type":"object","additionalProperties":{"type":"number"}}},"$defs":{"Entry":{"anyOf":[{"$ref":"#/$defs/TestEntry"},{"$ref":"#/$defs/RuleEntry"}]},"TestEntry":{"description":"A test that fails. It stays known as long as it fails by no other assertion than these.","type":"object","additionalProperties":false,"required":["test_id"],"properties":{"test_id":{"type":"string"},"status":{"const":"failed"},"failures":{"type":"array","items":{"$ref":"#/$defs/KnownFailure"},"description":"Any failure if it is absent"},"reason":{"type":"string","description":"Why it is accepted; written by hand, kept by updates"},"tracking":{"type":"string","description":"Where it is tracked, such as the URL of an issue; written by hand, kept by updates"}}},"RuleEntry":{"description":"A rule that a server breaks: its findings do not fail the run, and neither do tests that fail by this rule alone.","type":"object","additionalProperties":false,"required":["rule_id"],"properties":{"rule_id":{"type":"string"},"server":{"type":["string","null"],"description":"Any server if it is absent; null for a finding about no single server"},"status":{"const":"failed"},"reason":{"type":"string"},"tracking":{"type":"string"}}},"KnownFailure":{"description":"One assertion that fails. Values do not count.","type":"object","additionalProperties":false,"required":["rule_id","target","matcher"],"properties":{"rule_id":{"type":"string"},"target":{"type":"string"},"matcher":{"type":"string"}}},"Contract":{"description":"What a server offers. A list that could not be read is absent.","type":"object","additionalProperties":false,"properties":{"capabilities":{"description":"As the server sent them"},"instructions":{"type":"string"},"tools":{"$ref":"#/$defs/Items"},"prompts":{"$ref":"#/$defs/Items"},"resources":{"$ref":"#/$defs/Items"},"resource_templates":{"$ref":"#/$defs/Items"}}},"Items":{"description":"As the server listed them, without `_meta`, sorted.","type":"array","items":{"type":"object","additionalProperties":true}}}}');
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/json/json-schema.ts
var json_schema = __webpack_require__(77788);
// EXTERNAL MODULE: ./src/core/json/json-text.ts
var json_text = __webpack_require__(93080);
// EXTERNAL MODULE: ./src/core/json/schema-error.ts
var schema_error = __webpack_require__(29132);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/rules/registry.ts + 30 modules
var registry = __webpack_require__(48429);
;// CONCATENATED MODULE: ./src/results/baseline/read.ts











const MAX_BYTES = 64 * 1024 * 1024;
const MAX_DEPTH = 200;
const FIX = "Write it again with `mcptest run --update-baseline`, or fix it: `mcptest schema baseline` describes its form.";
const YAML_FIX = "Write a list of rule ids under `server:`, each an id, or a mapping with rule_id, reason and tracking.";
/**
 * Reads a baseline: what `--update-baseline` writes, or in YAML a list of rule ids under `server:`. Throws a UserError if
 * it cannot be read, has another version, or names a rule that does not exist.
 *
 * @param name the path as messages show it
 */
function readBaseline(path, name = path) {
    const text = readText(path, name);
    return isYaml(path) ? readYaml(text, name) : readJson(text, name);
}
const errorsOf = (0,json_schema/* schemaValidator */.K)(baseline_v1_namespaceObject, 100);
/** True if a file has the YAML form. */
function isYaml(path) {
    return /\.ya?ml$/i.test(path);
}
function readJson(text, name) {
    if ((0,json_text/* measureJson */.j1)(text).depth > MAX_DEPTH)
        throw unusable(name, `It is nested more than ${MAX_DEPTH} levels deep`);
    const { value: document } = parsed(text);
    if (document === undefined)
        throw unusable(name, `It is not valid JSON: ${(0,redacted/* cut */.Jj)((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(text), json/* jsonError */.FZ), 300)}`);
    const version = (0,json/* isObject */.Gv)(document) ? document["version"] : undefined;
    if (version !== undefined && version !== 1) {
        throw unusable(name, `Version ${(0,redacted/* jsonExcerpt */.Yf)(version, 60)} of the format is not supported`);
    }
    const errors = errorsOf(document);
    if (errors.length > 0)
        throw unusable(name, `It is JSON, but not a valid baseline: ${(0,schema_error/* schemaError */.g)(errors)}`);
    const baseline = document;
    const places = (0,json_text/* elementsOf */.ZE)(text, "entries");
    const file = { name, tests: [], rules: [], document: baseline };
    for (const [index, entry] of baseline.entries.entries()) {
        const location = { file: name, ...(places[index] ?? START) };
        if ("test_id" in entry) {
            const { test_id: testId, failures, reason, tracking } = entry;
            for (const { rule_id } of failures ?? [])
                checkRule(rule_id, location, FIX);
            file.tests.push({ testId, location, ...withoutAbsent({ failures, reason, tracking }) });
        }
        else {
            const { rule_id: ruleId, server, reason, tracking } = entry;
            checkRule(ruleId, location, FIX);
            file.rules.push({ ruleId, location, ...withoutAbsent({ server, reason, tracking }) });
        }
    }
    return file;
}
function readYaml(text, name) {
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: lines });
    const place = (node) => {
        const [from, to] = node?.range ?? [0, 0];
        const [start, end] = [lines.linePos(from), lines.linePos(to)];
        return { file: name, line: start.line, column: start.col, end_line: end.line, end_column: end.col };
    };
    const [error] = document.errors;
    if (error) {
        const reason = (0,redacted/* cut */.Jj)((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(error.message.split("\n")[0] ?? ""), (first) => first.replace(/ at line .*$/, "")), 300);
        throw unusable(name, `It is not valid YAML: ${reason}`, YAML_FIX, place({ range: [error.pos[0], error.pos[1], error.pos[1]] }));
    }
    const root = document.contents;
    const wrong = (reason, node) => unusable(name, reason, YAML_FIX, place((0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node) ? node : root));
    if (!(0,dist/* isMap */.jh)(root) || root.items.length !== 1 || !root.has("server")) {
        throw wrong("It has another form than a mapping with `server` alone", root);
    }
    const list = root.get("server", true);
    if (!(0,dist/* isSeq */.oP)(list))
        throw wrong("`server` is not a list", list);
    const rules = list.items.map((node) => {
        const location = place((0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node) ? node : list);
        const entry = (0,dist/* isScalar */.jn)(node) ? { rule_id: node.value } : (0,dist/* isMap */.jh)(node) ? node.toJS(document) : undefined;
        const { rule_id: ruleId, reason, tracking, ...others } = (0,json/* isObject */.Gv)(entry) ? entry : {};
        const [unknown] = Object.keys(others);
        if (unknown !== undefined)
            throw wrong(`An entry has no member ${(0,redacted/* jsonExcerpt */.Yf)(unknown, 100, "")}`, node);
        if (typeof ruleId !== "string")
            throw wrong("An entry names no rule", node);
        for (const [key, value] of Object.entries({ reason, tracking })) {
            if (value !== undefined && typeof value !== "string")
                throw wrong(`\`${key}\` is not text`, node);
        }
        checkRule(ruleId, location, YAML_FIX);
        return {
            ruleId,
            location,
            ...(typeof reason === "string" && { reason }),
            ...(typeof tracking === "string" && { tracking }),
        };
    });
    return { name, tests: [], rules };
}
function checkRule(id, location, form) {
    if ((0,registry/* isRuleId */.KX)(id))
        return;
    const fix = `Name a rule that \`mcptest compliance rules\` lists. ${form}`;
    throw unusable(location.file, `It names the rule ${(0,redacted/* jsonExcerpt */.Yf)(id, 100, "")}, which does not exist`, fix, location);
}
function readText(path, name) {
    let text;
    try {
        text = (0,read_file/* readRegularText */.Aj)(path, MAX_BYTES);
    }
    catch (error) {
        if (error instanceof read_file/* UnreadableFile */.ie)
            throw unusable(name, error.message, "Name a plain file.");
        const { code } = error;
        if (code === undefined)
            throw error;
        const reason = code === "ENOENT" ? "There is no such file" : `It cannot be read: ${code}`;
        throw unusable(name, reason, "Write it with `mcptest run --update-baseline`, or fix the path.");
    }
    if ((0,json_text/* measureJson */.j1)(text, limits/* LIMITS */.b1.cassetteValues).values > limits/* LIMITS */.b1.cassetteValues) {
        throw unusable(name, `It holds more than ${limits/* LIMITS */.b1.cassetteValues} values`, "Run fewer tests with one baseline.");
    }
    return text;
}
function parsed(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return { value: undefined };
    }
}
const START = { line: 1, column: 1, end_line: 1, end_column: 1 };
function unusable(name, reason, fix = FIX, location) {
    return (0,problem/* userError */.IF)(`the baseline ${name} cannot be used`, `${reason}.`, fix, location && { location });
}
/** The members that have a value. */
function withoutAbsent(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 70742:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ unreportedReasons),
/* harmony export */   Li: () => (/* binding */ writeReports),
/* harmony export */   vx: () => (/* binding */ refuseSameFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61691);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(652);
/* harmony import */ var _report_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54215);




/** Throws a UserError if two reports would be written to the same file. */
function refuseSameFile(targets, capture, cwd) {
    const flags = targets.flatMap(({ name, file }) => (file === undefined ? [] : [[`--reporter ${name}=${file}`, file]]));
    if (capture !== undefined)
        flags.push([`--capture ${capture}`, capture]);
    const byPath = new Map();
    for (const [flag = "", file = ""] of flags) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file);
        const other = byPath.get(path);
        if (other !== undefined) {
            throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)("two files have the same path", `${other} and ${flag}`, "Give each a path of its own.");
        }
        byPath.set(path, flag);
    }
}
/**
 * Writes all reports, files first, so that stdout ends with the text that a person reads. If one cannot be written, the
 * others are; then a UserError names each that failed.
 */
async function writeReports(results, targets, options, cwd) {
    const sorted = [...targets.filter((target) => target.file), ...targets.filter((target) => !target.file)];
    await (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .runAll */ .$D)(sorted.map(({ name, file }) => async () => {
        const { columns: _, ...rest } = options;
        const renderOptions = file === undefined ? options : { ...rest, color: false };
        const chunks = (0,_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .render */ .XX)(await (0,_report_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .loadReporter */ .KW)(name), results.head, results.rows(), renderOptions);
        if (file !== undefined)
            await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file), chunks);
        else
            for await (const chunk of chunks)
                await (0,_core_out_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOut */ .sD)(chunk);
    }));
}
/** Why a run did not succeed, if its reports do not show it. */
function unreportedReasons({ reasons, exitCode }, { summary, findings }) {
    const isShown = summary.failed + summary.errored > (summary.known_failures ?? 0) ||
        exitCode === 130 ||
        findings.some(({ gates }) => gates);
    return isShown ? [] : reasons;
}


/***/ })

};
