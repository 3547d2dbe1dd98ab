export const id = 5830;
export const ids = [5830];
export const modules = {

/***/ 55830:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sendCheckRun: () => (/* binding */ sendCheckRun)
/* harmony export */ });
/* harmony import */ var _octokit_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15561);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49735);
// The toolkit's own client loads an HTTP library that takes longer to start than the whole check run; only
// proxies need it.


/** For one request and its retries. */
const REQUEST_TIMEOUT_MS = 20_000;
// https://docs.github.com/rest/checks/runs#create-a-check-run
const MAX_ANNOTATIONS_PER_REQUEST = 50;
const Client = _octokit_core__WEBPACK_IMPORTED_MODULE_0__/* .Octokit */ .E.plugin(_octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_1__/* .retry */ .L);
const quiet = { debug() { }, info() { }, warn() { }, error() { } };
/**
 * Makes a check run, with all its annotations. Never rejects: its result says what went wrong.
 *
 * @param token of the job, or of an app
 */
async function sendCheckRun(token, context, check) {
    const [owner = "", repo = ""] = context.repository.split("/");
    const { title, summary, annotations, ...rest } = check;
    const batch = (start) => annotations.slice(start, start + MAX_ANNOTATIONS_PER_REQUEST);
    let sent = { shown: 0 };
    try {
        const github = new Client({ auth: token, baseUrl: context.apiUrl, log: quiet, retry: { retries: 2 } });
        const fetch = context.proxied ? (await Promise.all(/* import() */[__webpack_require__.e(6815), __webpack_require__.e(8087)]).then(__webpack_require__.bind(__webpack_require__, 68087))).proxyFetch(context.apiUrl) : undefined;
        const request = () => ({ signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...(fetch && { fetch }) });
        const { data } = await github.request("POST /repos/{owner}/{repo}/check-runs", {
            owner,
            repo,
            ...rest,
            head_sha: context.sha,
            status: "completed",
            output: { title, summary, annotations: batch(0) },
            request: request(),
        });
        sent = { shown: batch(0).length, ...(data.html_url !== null && { url: data.html_url }) };
        for (let start = MAX_ANNOTATIONS_PER_REQUEST; start < annotations.length; start += MAX_ANNOTATIONS_PER_REQUEST) {
            const output = { title, summary, annotations: batch(start) };
            const place = { owner, repo, check_run_id: data.id };
            await github.request("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", {
                ...place,
                output,
                request: request(),
            });
            sent = { ...sent, shown: start + output.annotations.length };
        }
        return sent;
    }
    catch (error) {
        const status = error instanceof Error && "status" in error ? Number(error.status) : 0;
        return { ...sent, fault: { status, message: error instanceof Error ? error.message : String(error) } };
    }
}


/***/ })

};
