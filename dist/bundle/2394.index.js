export const id = 2394;
export const ids = [2394,7441];
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

/***/ 22394:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sendComment: () => (/* binding */ sendComment)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57441);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53487);



const PER_PAGE = 100;
const MAX_PAGES = 20;
const MAX_ATTEMPTS = 5;
/** Longer than another job takes from reading the comment to writing it: what it overwrites is seen by then. */
const SETTLE_MS = 1500;
const TRUSTED = new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
/**
 * Puts the rows of a step into the comment of its pull request, which other jobs write too: read, write, and read again
 * after a while. Never rejects; gives a notice if the comment could not be written.
 *
 * @param create false if only a comment that is there is updated
 */
async function sendComment(token, context, draft, create, redactor) {
    if (token === "")
        return "There is no comment, because `github-token` is empty.";
    try {
        const github = await (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__.githubApi)(token, context);
        const number = context.pullRequest ?? (await findPullRequest(github, context));
        if (number === undefined)
            return undefined;
        if (await writeRows(github, context, number, draft, create))
            return undefined;
        return `The comment could not be written: ${MAX_ATTEMPTS} times, another job wrote it in between.`;
    }
    catch (error) {
        const fault = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__.apiFault)(error);
        const permission = [403, 404].includes(fault.status)
            ? " It needs `permissions: { pull-requests: write }`, which a pull request from a fork or by Dependabot never has."
            : "";
        return `There is no comment (${(0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__.faultReason)(fault, context, redactor)}).${permission}`;
    }
}
/** True if the comment has the rows in the end, or must not have them. */
async function writeRows(github, context, number, draft, create) {
    let found = await findComments(github, context, number);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        const before = found.map(({ body }) => (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .readComment */ .W3)(body));
        if (before.some((comment) => (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .isLater */ .d8)(comment, draft)))
            return true;
        const [oldest, ...younger] = found;
        if (oldest === undefined && !create)
            return true;
        const body = (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .commentBody */ .I2)((0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .joinComments */ .z0)(before, draft));
        if (oldest === undefined) {
            await github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
                ...context.place,
                issue_number: number,
                body,
            });
        }
        else if (oldest.body !== body)
            await editComment(github, context, oldest.id, body);
        // Jobs that began at the same time made one each: the oldest has the rows of all by now.
        for (const { id } of younger)
            await deleteComment(github, context, id);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(SETTLE_MS);
        found = await findComments(github, context, number);
        const [now, ...others] = found;
        if (now !== undefined && others.length === 0 && (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .hasRows */ .iB)(now.body, draft))
            return true;
    }
    return false;
}
/** The comments that mcptest wrote, the oldest first. Anyone can write a comment that looks like one. */
async function findComments(github, context, number) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const { data } = await github.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
            ...context.place,
            issue_number: number,
            per_page: PER_PAGE,
            page,
        });
        for (const { id, body, user, author_association: association } of data) {
            if ((0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .isComment */ .Cn)(body) && (user?.type === "Bot" || TRUSTED.has(association ?? "")))
                found.push({ id: Number(id), body });
        }
        if (data.length < PER_PAGE)
            break;
    }
    return found.sort((a, b) => a.id - b.id);
}
async function editComment(github, context, id, body) {
    const place = { ...context.place, comment_id: id };
    await github.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", { ...place, body });
}
async function deleteComment(github, context, id) {
    try {
        const place = { ...context.place, comment_id: id };
        await github.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", place);
    }
    catch (error) {
        // Another job was faster.
        if ((0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__.apiFault)(error).status !== 404)
            throw error;
    }
}
/** The pull request of the run that started this workflow; its event does not name it if it comes from a fork. */
async function findPullRequest(github, context) {
    if (context.other === undefined)
        return undefined;
    const { data } = await github.request("GET /repos/{owner}/{repo}/pulls", {
        ...context.place,
        state: "open",
        head: context.other.label,
    });
    return data.find(({ head }) => head.sha === context.sha)?.number;
}


/***/ })

};
