export const id = 5830;
export const ids = [5830,7441];
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

/***/ 55830:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sendCheckRun: () => (/* binding */ sendCheckRun)
/* harmony export */ });
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57441);

// https://docs.github.com/rest/checks/runs#create-a-check-run
const MAX_ANNOTATIONS_PER_REQUEST = 50;
/**
 * Makes a check run, with all its annotations. Never rejects: its result says what went wrong.
 *
 * @param token of the job, or of an app
 */
async function sendCheckRun(token, context, check) {
    const { title, summary, annotations, ...rest } = check;
    const batch = (start) => annotations.slice(start, start + MAX_ANNOTATIONS_PER_REQUEST);
    let sent = { shown: 0 };
    try {
        const github = await (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.githubApi)(token, context);
        const { data } = await github.request("POST /repos/{owner}/{repo}/check-runs", {
            ...context.place,
            ...rest,
            head_sha: context.sha,
            status: "completed",
            output: { title, summary, annotations: batch(0) },
        });
        sent = { shown: batch(0).length, ...(data.html_url !== null && { url: data.html_url }) };
        for (let start = MAX_ANNOTATIONS_PER_REQUEST; start < annotations.length; start += MAX_ANNOTATIONS_PER_REQUEST) {
            const output = { title, summary, annotations: batch(start) };
            await github.request("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", {
                ...context.place,
                check_run_id: data.id,
                output,
            });
            sent = { ...sent, shown: start + output.annotations.length };
        }
        return sent;
    }
    catch (error) {
        return { ...sent, fault: (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.apiFault)(error) };
    }
}


/***/ })

};
