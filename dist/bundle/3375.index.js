export const id = 3375;
export const ids = [3375,7441];
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


/***/ })

};
