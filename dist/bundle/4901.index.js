export const id = 4901;
export const ids = [4901,7441,3375,2671];
export const modules = {

/***/ 57441:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ download),
/* harmony export */   apiFault: () => (/* binding */ apiFault),
/* harmony export */   faultReason: () => (/* binding */ faultReason),
/* harmony export */   githubApi: () => (/* binding */ githubApi)
/* harmony export */ });
/* harmony import */ var _octokit_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15561);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49735);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72691);
// The toolkit's own client loads an HTTP library that takes longer to start than the whole check run; only
// proxies need it.



/** For one request and its retries. */
const REQUEST_TIMEOUT_MS = 20_000;
const Client = _octokit_core__WEBPACK_IMPORTED_MODULE_1__/* .Octokit */ .E.plugin(_octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_2__/* .retry */ .L);
const quiet = { debug() { }, info() { }, warn() { }, error() { } };
/** A client of the REST API, which retries what may pass. */
async function githubApi(token, context) {
    const fetch = await fetchFor(context.apiUrl, context);
    const github = new Client({
        auth: token,
        baseUrl: context.apiUrl,
        log: quiet,
        retry: { retries: 2 },
        request: fetch,
    });
    github.hook.before("request", (options) => {
        options.request.signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    });
    return github;
}
/** The bytes at an address that needs no token, at most so many; throws if there are more. */
async function download(address, maxBytes, context) {
    const options = { ...(await fetchFor(address, context)), parseSuccessResponseBody: false };
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const { data } = await new Client({ log: quiet }).request(`GET ${address}`, { request: { ...options, signal } });
    const chunks = [];
    let length = 0;
    for await (const chunk of data) {
        length += chunk.length;
        if (length > maxBytes)
            throw new Error(`it has more than ${maxBytes} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
/** What a request failed of. */
function apiFault(error) {
    const message = error instanceof Error ? error.message : String(error);
    // The client gives errors of the network the status 500, without a response.
    const answered = error instanceof Error && "response" in error && error.response !== undefined;
    return { status: answered && "status" in error ? Number(error.status) : 0, message };
}
/** `HTTP 403: …`, or that the API cannot be reached. */
function faultReason({ status, message }, { apiUrl }, redactor) {
    const what = status === 0 ? `${apiUrl} cannot be reached` : `HTTP ${status}`;
    return `${what}: ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(redactor.text(message), 300).replace(/[.\s]+$/, "")}`;
}
async function fetchFor(address, { proxied }) {
    return proxied ? { fetch: (await Promise.all(/* import() */[__webpack_require__.e(6815), __webpack_require__.e(4309)]).then(__webpack_require__.bind(__webpack_require__, 64309))).proxyFetch(address) } : {};
}


/***/ }),

/***/ 73375:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   artifactsOfRun: () => (/* binding */ artifactsOfRun),
/* harmony export */   d: () => (/* binding */ artifactsToMerge),
/* harmony export */   latestOf: () => (/* binding */ latestOf),
/* harmony export */   reasonOf: () => (/* binding */ reasonOf)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(652);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57441);


const PER_PAGE = 100;
const MAX_PAGES = 10;
/** A key is part of the name of a file. */
const KEYED = /^([a-z0-9][a-z0-9.-]*)-(\d{1,6})$/;
/** Those called `<beginning>-<key>-<attempt>`; of each key only the last attempt, in the order of the keys. */
function latestOf(artifacts, beginning) {
    const latest = new Map();
    for (const artifact of artifacts) {
        if (!artifact.name.startsWith(`${beginning}-`))
            continue;
        const [, key, number] = KEYED.exec(artifact.name.slice(beginning.length + 1)) ?? [];
        if (key === undefined)
            continue;
        const attempt = Number(number);
        const other = latest.get(key);
        if (other === undefined || attempt > other.attempt)
            latest.set(key, { ...artifact, key, attempt });
    }
    return [...latest.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
/**
 * The artifacts of this run; in a workflow that another one started, those of the other run. Throws a UserError if they
 * cannot be listed.
 */
async function artifactsToMerge(step, context, token) {
    const { other } = context;
    try {
        if (other !== undefined)
            return await artifactsOfRun(await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.githubApi)(token, context), context, other.id);
        return await ownArtifacts(step, context);
    }
    catch (error) {
        if (error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo)
            throw error;
        const permission = other === undefined ? "" : " Give the job `permissions: { actions: read }`.";
        throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)("the results of the jobs cannot be read", `The artifacts of the run could not be listed: ${reasonOf(error, context, step.redactor)}.`, `Run the job again.${permission}`);
    }
}
/** The artifacts of any run of the repository. Throws errors of the API. */
async function artifactsOfRun(github, context, run) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const { data } = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
            ...context.place,
            run_id: run,
            per_page: PER_PAGE,
            page,
        });
        for (const { id, name, size_in_bytes: size, expired } of data.artifacts) {
            found.push({ name, size, expired, fetch: (maxBytes) => fetchArtifact(github, context, id, maxBytes) });
        }
        if (data.artifacts.length < PER_PAGE)
            break;
    }
    return found;
}
async function fetchArtifact(github, context, id, maxBytes) {
    const { headers } = await github.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", {
        ...context.place,
        artifact_id: id,
        archive_format: "zip",
        // The address leads to another host, which must not get the token.
        request: { redirect: "manual" },
    });
    if (headers.location === undefined)
        throw new Error("the API gives no address for it");
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .download */ .R)(headers.location, maxBytes, context);
}
async function ownArtifacts({ env }, context) {
    const service = await Promise.all(/* import() */[__webpack_require__.e(2111), __webpack_require__.e(1902)]).then(__webpack_require__.bind(__webpack_require__, 21902));
    const impossible = service.whyNoService(env);
    if (impossible !== undefined) {
        throw (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)("the results of the jobs cannot be read", `They are artifacts, and ${impossible}.`, "Merge the results files of the jobs with `mcptest report` instead.");
    }
    const listed = await service.withRuntimeToken(env, service.listArtifacts);
    return listed.map(({ name, size }) => ({
        name,
        size,
        expired: false,
        fetch: async (maxBytes) => (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .download */ .R)(await service.withRuntimeToken(env, () => service.addressOf(name)), maxBytes, context),
    }));
}
/** Why an artifact cannot be read, in one line. */
function reasonOf(error, context, redactor) {
    if (error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo)
        return error.problems.map(({ description }) => description).join("; ");
    const fault = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.apiFault)(error);
    const isNetwork = error instanceof Error && "request" in error;
    return isNetwork ? (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.faultReason)(fault, context, redactor) : redactor.text(fault.message);
}


/***/ }),

/***/ 72671:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readZip: () => (/* binding */ readZip)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);

// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16
const LOCAL_FILE = 0x04034b50;
const CENTRAL_FILE = 0x02014b50;
const END = 0x06054b50;
const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
/** mcptest's own limit: its artifacts have a dozen files. */
const MAX_ENTRIES = 1000;
/**
 * The files of a zip that `wanted` names, each with the most bytes that it may have; the others are not unpacked. Nothing
 * is written, so the paths in an archive lead nowhere. Throws for a file that is larger, or not what the archive says.
 */
function readZip(zip, wanted) {
    try {
        return unzip(zip, wanted);
    }
    catch (error) {
        // An offset that leads out of the archive.
        throw error instanceof RangeError ? new Error("the archive is damaged") : error;
    }
}
function unzip(zip, wanted) {
    const end = endOf(zip);
    const count = zip.readUInt16LE(end + 10);
    if (count > MAX_ENTRIES)
        throw new Error(`the archive has more than ${MAX_ENTRIES} files`);
    const files = new Map();
    let at = zip.readUInt32LE(end + 16);
    for (let i = 0; i < count; i += 1) {
        if (zip.readUInt32LE(at) !== CENTRAL_FILE)
            throw new Error("the archive is damaged");
        const nameLength = zip.readUInt16LE(at + 28);
        const name = zip.toString("utf8", at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength);
        const maxBytes = Object.hasOwn(wanted, name) ? wanted[name] : undefined;
        if (maxBytes !== undefined) {
            if (files.has(name))
                throw new Error(`the archive has ${name} twice`);
            files.set(name, readEntry(zip, at, name, maxBytes));
        }
        at += CENTRAL_LENGTH + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return files;
}
/** The file that an entry of the directory describes. */
function readEntry(zip, at, name, maxBytes) {
    const method = zip.readUInt16LE(at + 10);
    const crc = zip.readUInt32LE(at + 16);
    const packed = zip.readUInt32LE(at + 20);
    const size = zip.readUInt32LE(at + 24);
    const local = zip.readUInt32LE(at + 42);
    if (size > maxBytes)
        throw new Error(`${name} has ${size} bytes, and at most ${maxBytes} are read`);
    if (zip.readUInt32LE(local) !== LOCAL_FILE)
        throw new Error("the archive is damaged");
    const start = local + LOCAL_LENGTH + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + packed);
    if (method !== STORED && method !== DEFLATED)
        throw new Error(`${name} is packed by an unknown method`);
    const file = method === STORED ? bytes : inflate(bytes, size, name);
    if (file.length !== size || (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(file) !== crc)
        throw new Error(`${name} is not what the archive says`);
    return file;
}
/** Unpacks at most as much as the archive says: it may lie. */
function inflate(bytes, size, name) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(bytes, { maxOutputLength: Math.max(size, 1) });
    }
    catch {
        throw new Error(`${name} is not what the archive says`);
    }
}
/** Where the record is that ends the archive. */
function endOf(zip) {
    const first = Math.max(0, zip.length - END_LENGTH - MAX_COMMENT);
    for (let at = zip.length - END_LENGTH; at >= first; at -= 1)
        if (zip.readUInt32LE(at) === END)
            return at;
    throw new Error("it is not a zip archive");
}


/***/ }),

/***/ 54901:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergeJobs: () => (/* binding */ mergeJobs)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
// EXTERNAL MODULE: ./src/core/order.ts
var order = __webpack_require__(92831);
// EXTERNAL MODULE: ./src/results/baseline/write.ts
var write = __webpack_require__(71523);
;// CONCATENATED MODULE: ./src/results/baseline/merge.ts


/** One baseline of those of several jobs, in whatever order they are given; at least one is needed. */
function mergeBaselines(baselines) {
    const ordered = [...baselines].sort((a, b) => (0,order/* byText */.z)(timeOf(a), timeOf(b)));
    const newest = ordered.at(-1);
    const entries = new Map(ordered.flatMap((baseline) => baseline.entries).map((entry) => [(0,write/* entryKey */.k2)(entry), entry]));
    return {
        ...newest,
        entries: [...entries].sort(([a], [b]) => (0,order/* byText */.z)(a, b)).map(([, entry]) => entry),
        contract: Object.assign({}, ...ordered.map(({ contract }) => contract)),
        durations: Object.assign({}, ...ordered.map(({ durations }) => durations)),
    };
}
function timeOf(baseline) {
    return `${baseline.generated_at ?? ""} ${JSON.stringify(baseline.entries)}`;
}

// EXTERNAL MODULE: ./src/results/gate.ts
var gate = __webpack_require__(44107);
// EXTERNAL MODULE: ./src/results/merge.ts + 1 modules
var merge = __webpack_require__(17433);
// EXTERNAL MODULE: ./src/action/baseline-artifact.ts
var baseline_artifact = __webpack_require__(33914);
// EXTERNAL MODULE: ./src/action/github/run-artifacts.ts
var run_artifacts = __webpack_require__(73375);
// EXTERNAL MODULE: ./src/core/json/json-text.ts
var json_text = __webpack_require__(93080);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/results/read.ts + 2 modules
var read = __webpack_require__(74322);
// EXTERNAL MODULE: ./src/action/github/zip.ts
var zip = __webpack_require__(72671);
// EXTERNAL MODULE: ./src/action/job.ts
var action_job = __webpack_require__(45461);
;// CONCATENATED MODULE: ./src/action/merge/job-results.ts








const MAX_ARTIFACT = 200 * 1024 * 1024;
const MAX_JOB = 64 * 1024;
/** A value that is nested deeper would overflow the stack of those who show it. */
const MAX_DEPTH = 500;
const UNKNOWN_JOB = { job: "", step: "", cell: "", folder: "", total: 0, merged: false };
/** Our own limits: 100,000 tests take 60 MB. */
function newBudget() {
    return { bytes: 400 * 1024 * 1024, values: 20_000_000 };
}
/**
 * Downloads and reads the results of a job. Artifacts are not trusted: only two files are unpacked, within limits, under
 * names of our own, and what they say is checked. Gives nothing for what was merged already, or has another prefix. Throws
 * an Error or a UserError that says what is wrong.
 *
 * @param prefix of the names of the artifacts that are merged
 * @param folder for the results file
 */
async function readJobResults(artifact, prefix, folder, budget) {
    if (artifact.size > MAX_ARTIFACT)
        throw new Error(`it has ${artifact.size} bytes, and at most ${MAX_ARTIFACT} are read`);
    const files = (0,zip.readZip)(await artifact.fetch(MAX_ARTIFACT), { "results.json": budget.bytes, "job.json": MAX_JOB });
    const job = (0,action_job/* readJob */.c)(files.get("job.json")?.toString("utf8") ?? "") ?? UNKNOWN_JOB;
    if (job.merged || (job.prefix ?? prefix) !== prefix)
        return undefined;
    const text = files.get("results.json")?.toString("utf8");
    if (text === undefined)
        throw new Error("it has no results.json");
    const { depth, values } = (0,json_text/* measureJson */.j1)(text, budget.values);
    if (values > budget.values)
        throw new Error(`results.json has more than ${budget.values} values`);
    if (depth > MAX_DEPTH)
        throw new Error(`results.json is nested more than ${MAX_DEPTH} levels deep`);
    budget.bytes -= text.length;
    budget.values -= values;
    const path = (0,external_node_path_.join)(folder, `${artifact.key}.json`);
    await (0,out/* writeFileAtomic */.Zf)(path, (0,redacted/* trustedText */.Tw)(text));
    return { artifact, job, results: await (0,read.readResults)(path) };
}
/**
 * Results with paths from the root of the repository, and with the job's name behind that of each server: a test is
 * another one in another job, unless the jobs differ only by revision and shard.
 *
 * @param name empty if no other job has the same tests
 */
function placeResults({ head, rows }, folder, name) {
    if (folder === "" && name === "")
        return { head, rows };
    const path = (file) => (/^(\/|[a-z]:)/i.test(file) ? file : external_node_path_.posix.join(folder, file));
    const place = (location) => ({ ...location, file: path(location.file) });
    const server = (own) => (own === null || name === "" ? own : `${own} (${name})`);
    const identity = (id) => {
        const end = id.indexOf("::");
        const placed = end === -1 ? id : `${path(id.slice(0, end))}${id.slice(end)}`;
        return name === "" ? placed : `${placed}::${name}`;
    };
    const failure = (original) => ({ ...original, location: place(original.location) });
    const finding = (original) => ({
        ...original,
        server: server(original.server),
        ...(original.location && { location: place(original.location) }),
    });
    const row = (original) => ({
        ...original,
        id: identity(original.id),
        server: server(original.server),
        // A test of several servers names none.
        ...(original.server === null && name !== "" && { name: `${original.name} (${name})` }),
        location: place(original.location),
        failures: original.failures.map(failure),
        findings: original.findings.map(finding),
        ...(original.steps && { steps: original.steps.map((step) => ({ ...step, location: place(step.location) })) }),
        ...(original.cause !== undefined && { cause: identity(original.cause) }),
    });
    return {
        head: {
            ...head,
            run: { ...head.run, suite_files: head.run.suite_files.map(path) },
            servers: head.servers.map((original) => ({
                ...original,
                name: server(original.name) ?? original.name,
                ...(original.file !== undefined && { file: path(original.file) }),
            })),
            findings: head.findings.map(finding),
            ...(head.causes && {
                causes: head.causes.map((cause) => ({
                    ...cause,
                    id: identity(cause.id),
                    server: server(cause.server),
                    failures: cause.failures.map(failure),
                })),
            }),
            ...(head.drift && {
                drift: head.drift.map((original) => ({ ...original, server: server(original.server) ?? original.server })),
            }),
        },
        async *rows() {
            for await (const original of rows())
                yield row(original);
        },
    };
}
/** A sentence for each matrix of which a job uploaded nothing. */
function missingJobs(jobs) {
    const groups = new Map();
    for (const job of jobs) {
        const group = groups.get(JSON.stringify([job.job, job.step]));
        if (group)
            group.push(job);
        else
            groups.set(JSON.stringify([job.job, job.step]), [job]);
    }
    return [...groups.values()].flatMap((group) => {
        const total = Math.max(...group.map((job) => job.total));
        const missing = total - group.length;
        return missing > 0 ? [`Of ${(0,plural/* plural */.L)(total, "job")} of ${group[0].job}, ${missing} uploaded no results.`] : [];
    });
}
/** What tells a job from the others: the parts of its name in which any two of them differ; empty if none does. */
function distinctName(job, jobs) {
    const parts = ["job", "step", "cell"].filter((part) => jobs.some((other) => other[part] !== job[part]));
    return parts.flatMap((part) => (job[part] === "" ? [] : [job[part]])).join(", ");
}

;// CONCATENATED MODULE: ./src/action/merge/merge-jobs.ts











/**
 * Merges the results that the jobs of the run uploaded, and their baselines. What is missing gates. Throws a UserError
 * if there is nothing to merge.
 *
 * @param folder for downloads, and for the merged baseline
 */
async function mergeJobs(inputs, step, context, folder) {
    const { artifactName: beginning, token } = inputs.publish;
    const all = await (0,run_artifacts/* artifactsToMerge */.d)(step, context, token);
    const read = [];
    const warnings = [];
    const budget = newBudget();
    for (const artifact of (0,run_artifacts.latestOf)(all, beginning)) {
        try {
            const results = await readJobResults(artifact, beginning, (0,external_node_path_.join)(folder, "jobs"), budget);
            if (results)
                read.push(results);
        }
        catch (error) {
            warnings.push({
                title: `the results in ${artifact.name} cannot be read`,
                description: sentence((0,run_artifacts.reasonOf)(error, context, step.redactor)),
                fix: "Run the job that uploaded them again.",
            });
        }
    }
    if (read.length === 0 && warnings.length > 0)
        throw new problem/* UserError */.yo(warnings);
    if (read.length === 0) {
        throw (0,problem/* userError */.IF)("there are no results to merge", `No job of the run has uploaded an artifact whose name begins with \`${beginning}-\`.`, "Let this job wait for those that run tests (`needs`), and let them upload `artifacts`.");
    }
    const jobs = namedJobs(read);
    const missing = [...missingJobs(read.map(({ job }) => job)), ...(await missingShards(jobs))];
    const results = await (0,merge/* mergeResults */.n)(jobs.map((job) => job.results));
    const { head } = results;
    const gateResult = (0,gate/* gate */.G)(head.summary, head.findings, {
        requireModels: inputs.run.requireModels === true,
        // A run that timed out was stopped as well, but one of its tests says so.
        interrupted: head.run.interrupted === true && !Object.hasOwn(head.rules, "SUITE-RUN-TIMEOUT"),
        missing: [...warnings.map(({ title }) => sentence(title)), ...missing],
    });
    const notes = [...results.notes];
    return {
        run: {
            results,
            gateResult,
            writeFiles: async () => notes.push(...(await writeBaseline(all, context, step, folder))),
        },
        warnings,
        notes,
        jobs: jobs.map(mergedJob),
    };
}
function sentence(text) {
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/\.$/, "")}.`;
}
function namedJobs(read) {
    const all = read.map(({ job }) => job);
    return read.map(({ artifact: { key }, job, results }) => {
        const name = distinctName(job, all);
        const { target_versions: versions, shard } = results.head.run;
        const parts = [job.job, ...(name === "" ? [] : [name.replace(`${job.job}, `, "")]), ...versions, shard ?? ""];
        const fullName = [...new Set(parts)].filter((part) => part !== "").join(", ");
        return { key, name, fullName, results: placeResults(results, job.folder, name) };
    });
}
/** What the job alone came to, by what its results say: it has been judged by the inputs that it had. */
function mergedJob({ key, fullName, results: { head } }) {
    const { summary, findings, run, servers } = head;
    // A shard may have had nothing to run.
    const policy = { passWithNoTests: true, interrupted: run.interrupted === true };
    const { conclusion } = (0,gate/* gate */.G)(summary, findings, policy);
    return { key, name: fullName, conclusion, summary, run: { run, summary, servers } };
}
/** Shards that some jobs have and others do not: together they would look complete. */
async function missingShards(jobs) {
    const names = new Set(jobs.map(({ name }) => name));
    if (names.size === 1)
        return [];
    const missing = [];
    for (const name of names) {
        const given = jobs.filter((job) => job.name === name).map(({ results }) => results);
        const { findings } = (await (0,merge/* mergeResults */.n)(given)).head;
        const gaps = findings.filter(({ rule_id }) => rule_id === "RUNNER-SHARD-MISSING");
        missing.push(...gaps.map(({ message }) => `${name}: ${message}`));
    }
    return missing;
}
/** Merges the baselines of the jobs into one file, if there are any; gives a line for each that cannot be read. */
async function writeBaseline(artifacts, context, step, folder) {
    // Those of another run may come from a fork, and later runs would trust them.
    if (context.other !== undefined)
        return [];
    const notes = [];
    const baselines = [];
    for (const artifact of (0,run_artifacts.latestOf)(artifacts, baseline_artifact/* BASELINE_ARTIFACT */.ZC)) {
        try {
            const { document } = await (0,baseline_artifact/* readBaselineArtifact */.yq)(artifact, (0,external_node_path_.join)(folder, "jobs", `${artifact.key}.baseline.json`));
            if (document)
                baselines.push(document);
        }
        catch (error) {
            notes.push(`The baseline in ${artifact.name} cannot be read: ${(0,run_artifacts.reasonOf)(error, context, step.redactor)}`);
        }
    }
    if (baselines.length === 0)
        return notes;
    await (0,out/* writeFileAtomic */.Zf)((0,baseline_artifact/* newBaselineFile */.sj)(folder), (0,redacted/* trustedText */.Tw)((0,write/* baselineText */.BW)(mergeBaselines(baselines))));
    return notes;
}


/***/ }),

/***/ 18378:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ interleave),
/* harmony export */   Ee: () => (/* binding */ suiteOf),
/* harmony export */   Fh: () => (/* binding */ importKey),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   nf: () => (/* binding */ inRunOrder)
/* harmony export */ });
/* harmony import */ var _core_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92831);

/** The suite file that a row's id starts with. */
function suiteOf({ id }) {
    return id.slice(0, Math.max(0, id.indexOf("::")));
}
/** The file of a test within its suite, which may be imported. */
function importKey(row) {
    return JSON.stringify([suiteOf(row), row.location.file]);
}
/** One test at one revision. */
function keyOf(row) {
    return `${row.id}\n${row.target_version ?? ""}`;
}
/** When the run of a row started. */
function startOf(row, source) {
    return row.run_started_at ?? source.head.run.started_at;
}
/**
 * Rows of all sources by suite, file of the test (a suite or what it imports), line, data row and revision. Within one
 * source at one revision their order stays.
 */
async function* interleave(sources, run, importRanks, byTest) {
    const suites = rankOf(run.suite_files);
    const versions = rankOf(run.target_versions);
    const readers = sources.map((source) => {
        const rows = source.rows()[Symbol.asyncIterator]();
        // Data rows of one test have one place: they are counted.
        let last = "";
        let ordinals = new Map();
        const place = (row) => {
            const { file, line, column } = row.location;
            const test = `${file}:${line}:${column}`;
            if (test !== last)
                ordinals = new Map();
            last = test;
            const version = row.target_version ?? "";
            const ordinal = ordinals.get(version) ?? 0;
            ordinals.set(version, ordinal + 1);
            return [suites(suiteOf(row)), importRanks.get(importKey(row)) ?? 0, line, column, ordinal, versions(version)];
        };
        const next = async () => {
            for (;;) {
                const { done, value } = await rows.next();
                if (done)
                    return undefined;
                const at = place(value);
                if (byTest.get(keyOf(value)) !== source)
                    continue;
                const row = sources.length === 1 ? value : { ...value, run_started_at: startOf(value, source) };
                return { row, place: at };
            }
        };
        return { next, close: async () => rows.return?.() };
    });
    try {
        const heads = await Promise.all(readers.map((reader) => reader.next()));
        for (;;) {
            let first;
            for (const [i, head] of heads.entries()) {
                if (head === undefined)
                    continue;
                if (first === undefined || isBefore(head, heads[first]))
                    first = i;
            }
            if (first === undefined)
                return;
            yield heads[first].row;
            heads[first] = await readers[first].next();
        }
    }
    finally {
        await Promise.all(readers.map((reader) => reader.close()));
    }
}
/** Servers by suite and revision; those of one suite at one revision ran together and keep their order. */
function inRunOrder(heads, run) {
    const suites = rankOf(run.suite_files);
    const versions = rankOf(run.target_versions);
    const place = ({ file, target_version }) => [suites(file ?? ""), versions(target_version ?? "")];
    return heads.flatMap((head) => head.servers).sort((a, b) => compareLists(place(a), place(b)));
}
function rankOf(names) {
    const ranks = new Map(names.map((name, i) => [name, i]));
    return (name) => ranks.get(name) ?? names.length;
}
/** True if a row comes first; rows at one place are in the order of their ids. */
function isBefore(a, b) {
    return (compareLists(a.place, b.place) || (0,_core_order_js__WEBPACK_IMPORTED_MODULE_0__/* .byText */ .z)(a.row.id, b.row.id)) < 0;
}
function compareLists(a, b) {
    for (let i = 0; i < a.length; i++)
        if (a[i] !== b[i])
            return a[i] - b[i];
    return 0;
}


/***/ }),

/***/ 17433:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ mergeResults)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/core/json/json.ts
var json = __webpack_require__(54074);
// EXTERNAL MODULE: ./src/core/order.ts
var order = __webpack_require__(92831);
// EXTERNAL MODULE: ./src/core/plural.ts
var plural = __webpack_require__(2657);
// EXTERNAL MODULE: ./src/rules/registry.ts + 30 modules
var registry = __webpack_require__(48429);
// EXTERNAL MODULE: ./src/results/drift.ts
var drift = __webpack_require__(33333);
// EXTERNAL MODULE: ./src/results/findings.ts
var results_findings = __webpack_require__(95846);
// EXTERNAL MODULE: ./src/results/merge-rows.ts
var merge_rows = __webpack_require__(18378);
;// CONCATENATED MODULE: ./src/results/merge-runs.ts

/** The run that several make together. */
function mergeRuns(runs) {
    const starts = runs.map((run) => Date.parse(run.started_at) || 0);
    const baseline = runs.find((run) => run.baseline !== undefined)?.baseline;
    const ends = runs.map((run, i) => starts[i] + run.duration_ms);
    return {
        id: union(runs.map((run) => run.id.split("+")))
            .sort(order/* byText */.z)
            .join("+"),
        started_at: runs.map((run) => run.started_at).sort(order/* byText */.z)[0],
        duration_ms: Math.max(...ends) - Math.min(...starts),
        suite_files: union(runs.map((run) => run.suite_files)),
        overrides: union(runs.map((run) => run.overrides)).sort(order/* byText */.z),
        target_versions: union(runs.map((run) => run.target_versions)),
        ...(baseline !== undefined && { baseline }),
        ...(runs.some((run) => run.interrupted) && { interrupted: true }),
    };
}
/** The shards of runs, for each number of shards and set of revisions. */
function mergeShards(runs) {
    const groups = new Map();
    for (const group of runs.flatMap(shardsOf)) {
        const key = JSON.stringify([group.target_versions, group.of]);
        const present = union([groups.get(key)?.present ?? [], group.present]).sort((a, b) => a - b);
        groups.set(key, { ...group, present });
    }
    return [...groups].sort(([a], [b]) => (0,order/* byText */.z)(a, b)).map(([, group]) => group);
}
function shardsOf({ shard, shards, target_versions }) {
    if (shards !== undefined)
        return shards;
    const [i, of] = (shard ?? "").split("/").map(Number);
    return i && of ? [{ of, present: [i], target_versions }] : [];
}
/** A sentence for each set of shards that is not complete. */
function missingShards(run) {
    return shardsOf(run).flatMap(({ of, present, target_versions }) => {
        // A file can claim any number of shards: the first few gaps are enough.
        const gaps = [];
        const given = new Set(present);
        for (let i = 1; i <= of && gaps.length < 10; i++)
            if (!given.has(i))
                gaps.push(i);
        const atRevisions = target_versions.length === 0 ? "" : ` at ${target_versions.join(", ")}`;
        if (gaps.length === 0)
            return [];
        return [`Of ${of} shards${atRevisions} only ${given.size} were given: ${gaps.join(", ")} missing.`];
    });
}
/** The members of all lists, each once. */
function union(lists) {
    return [...new Set(lists.flat())];
}

// EXTERNAL MODULE: ./src/results/tally.ts
var tally = __webpack_require__(69204);
;// CONCATENATED MODULE: ./src/results/merge.ts










const SHARD_MISSING = "RUNNER-SHARD-MISSING";
/**
 * Makes one result of several (shards, revisions, jobs, or what was merged before), in whatever order they are given. Its
 * rows, servers and findings have the order of one whole run. A test given twice at one revision counts once, as the later
 * run saw it; of a run none of whose tests count nothing stays. A missing shard is a finding that gates. Throws a
 * UserError of a source's rows; at least one source is needed.
 */
async function mergeResults(given) {
    const ordered = [...given].sort((a, b) => (0,order/* byText */.z)(sortKey(a.head), sortKey(b.head)));
    const owners = await ownersOf(ordered);
    const sources = ordered.filter((source) => !owners.superseded.has(source));
    const heads = sources.map(({ head }) => head);
    const run = ordered.length === 1 ? heads[0].run : mergeRuns(heads.map((head) => head.run));
    // A shard that ran again is still there, whatever became of its first results.
    const shards = mergeShards(ordered.map((source) => source.head.run));
    if (ordered.length > 1 && shards.length > 0)
        run.shards = shards;
    const { summary, importRanks, causeCount } = await countRows(sources, owners);
    const findings = (0,results_findings/* createFindings */.N)();
    for (const finding of heads.flatMap((head) => head.findings)) {
        if (finding.rule_id !== SHARD_MISSING)
            findings.add(finding);
    }
    const missing = missingShards(run);
    for (const message of missing)
        findings.add(shardFinding(message));
    const { [SHARD_MISSING]: _, ...rules } = Object.assign({}, ...heads.map((head) => head.rules).reverse());
    return {
        head: {
            tool: heads[0].tool,
            run,
            summary,
            servers: (0,merge_rows/* inRunOrder */.nf)(heads, run),
            findings: findings.list(),
            ...causeCount.of(mergeCauses(heads)),
            ...(heads.some((head) => head.drift) && { drift: (0,drift/* uniqueDrift */.l)(heads.flatMap((head) => head.drift ?? [])) }),
            rules: missing.length > 0 ? { ...rules, [SHARD_MISSING]: (0,registry/* ruleText */.Y3)(SHARD_MISSING) } : rules,
        },
        rows: () => (0,merge_rows/* interleave */.CC)(sources, run, importRanks, owners.byTest),
        notes: [...duplicateReasons(owners), ...otherTools(heads)],
    };
}
/**
 * Which source's row counts for each test: that of the run that started last. Of runs that started at the same time, what
 * the rows say decides, so that neither the order of the sources nor merging in steps makes a difference.
 */
async function ownersOf(ordered) {
    const best = new Map();
    const owners = { byTest: new Map(), superseded: new Set(), duplicates: 0 };
    for (const source of ordered) {
        let rows = 0;
        for await (const row of source.rows()) {
            rows += 1;
            const key = (0,merge_rows/* keyOf */.TN)(row);
            const rank = ordered.length === 1 ? "" : rankOfRow(row, source);
            const other = best.get(key);
            if (other !== undefined) {
                owners.duplicates += 1;
                owners.example ??= row;
            }
            if (other === undefined || rank > other.rank)
                best.set(key, { source, rank });
        }
        if (rows > 0)
            owners.superseded.add(source);
    }
    for (const [key, { source }] of best) {
        owners.byTest.set(key, source);
        owners.superseded.delete(source);
    }
    return owners;
}
/** The counts of the rows that count, and for each suite file the rank of the files that its tests come from. */
async function countRows(sources, { byTest }) {
    const summary = (0,tally/* emptySummary */.CB)();
    // Zero is not absent: with a baseline, a run without a new failure says so.
    for (const name of ["new_failures", "known_failures", "fixed"]) {
        if (sources.some(({ head }) => head.summary[name] !== undefined))
            summary[name] = 0;
    }
    const importRanks = new Map();
    const causeCount = (0,tally/* createCauseCount */.FX)();
    for (const source of sources) {
        for await (const row of source.rows()) {
            const key = (0,merge_rows/* importKey */.Fh)(row);
            if (!importRanks.has(key))
                importRanks.set(key, importRanks.size);
            if (byTest.get((0,merge_rows/* keyOf */.TN)(row)) !== source)
                continue;
            (0,tally/* countRow */.ym)(summary, row);
            causeCount.add(row);
        }
    }
    return { summary, importRanks, causeCount };
}
/** Each cause once, as the earliest source has it. */
function mergeCauses(heads) {
    const byId = new Map();
    for (const cause of heads.flatMap((head) => head.causes ?? []))
        if (!byId.has(cause.id))
            byId.set(cause.id, cause);
    return [...byId.values()].sort((a, b) => (0,order/* byText */.z)(a.id, b.id));
}
function shardFinding(message) {
    const nowhere = { server: null, target_version: null };
    return { rule_id: SHARD_MISSING, severity: "must", message, ...nowhere, count: 1, gates: true, unjudged: true };
}
function duplicateReasons({ duplicates: count, example }) {
    if (example === undefined)
        return [];
    const were = count === 1 ? "was" : "were";
    return [
        `${(0,plural/* plural */.L)(count, "test")} ${were} given more than once, so the later run counts, for example ${example.name} (${example.location.file}).`,
    ];
}
function otherTools(heads) {
    const tools = union(heads.map(({ tool }) => [`${tool.name} ${tool.version}`])).sort(order/* byText */.z);
    return tools.length > 1 ? [`The results come from different versions: ${tools.join(", ")}.`] : [];
}
/** The order in which sources are merged; it does not depend on the order of the arguments. */
function sortKey(head) {
    const { run } = head;
    const [i = 0, of = 0] = (run.shard ?? "").split("/").map(Number);
    const shard = `${String(of).padStart(9, "0")}/${String(i).padStart(9, "0")}`;
    return JSON.stringify([run.target_versions, shard, run.started_at, run.id, head]);
}
function rankOfRow(row, source) {
    const { run_started_at: _, ...content } = row;
    return `${(0,merge_rows/* startOf */.GH)(row, source)} ${(0,external_node_crypto_.createHash)("sha256").update((0,json/* canonicalJson */.dj)(content)).digest("base64")}`;
}


/***/ })

};
