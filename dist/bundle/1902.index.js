export const id = 1902;
export const ids = [1902];
export const modules = {

/***/ 21902:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addressOf: () => (/* binding */ addressOf),
/* harmony export */   listArtifacts: () => (/* binding */ listArtifacts),
/* harmony export */   removeIfThere: () => (/* binding */ removeIfThere),
/* harmony export */   upload: () => (/* binding */ upload),
/* harmony export */   whyNoService: () => (/* binding */ whyNoService),
/* harmony export */   withRuntimeToken: () => (/* binding */ withRuntimeToken)
/* harmony export */ });
/* harmony import */ var _node_modules_actions_artifact_lib_internal_shared_artifact_twirp_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15495);
/* harmony import */ var _node_modules_actions_artifact_lib_internal_shared_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48893);
/* harmony import */ var _node_modules_actions_artifact_lib_internal_shared_util_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14659);
/* harmony import */ var _node_modules_actions_artifact_lib_internal_upload_upload_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92111);
// The client's own modules for single calls and not its entry, which loads an HTTP library that none of them needs.




const serviceVariables = ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"];
/**
 * Why there is no artifact service here; undefined if it can be tried.
 * https://github.com/actions/toolkit/tree/main/packages/artifact#readme
 */
function whyNoService(env) {
    const missing = serviceVariables.filter((variable) => !env[variable]);
    if (missing.length > 0)
        return `the runner gives no ${missing.join(" and no ")}`;
    return (0,_node_modules_actions_artifact_lib_internal_shared_config_js__WEBPACK_IMPORTED_MODULE_1__/* .isGhes */ .aT)() ? "GitHub Enterprise Server takes no artifacts of this kind" : undefined;
}
/** Does `work` with the runner's token where the client reads it; no server may find it there. */
async function withRuntimeToken(env, work) {
    try {
        process.env["ACTIONS_RUNTIME_TOKEN"] = env["ACTIONS_RUNTIME_TOKEN"];
        return await work();
    }
    finally {
        delete process.env["ACTIONS_RUNTIME_TOKEN"];
    }
}
/**
 * Uploads files as one artifact; gives its id. Throws the error of the service.
 *
 * @param files absolute paths, all in `folder`
 */
async function upload(name, files, folder, retentionDays) {
    const options = retentionDays === undefined ? {} : { retentionDays };
    const { id } = await (0,_node_modules_actions_artifact_lib_internal_upload_upload_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadArtifact */ .m)(name, files, folder, options);
    return id;
}
/** The artifacts of this run, of all its attempts. */
async function listArtifacts() {
    const { artifacts } = await (0,_node_modules_actions_artifact_lib_internal_shared_artifact_twirp_client_js__WEBPACK_IMPORTED_MODULE_0__/* .internalArtifactTwirpClient */ .l)().ListArtifacts((0,_node_modules_actions_artifact_lib_internal_shared_util_js__WEBPACK_IMPORTED_MODULE_2__/* .getBackendIdsFromToken */ .a7)());
    return artifacts.map(({ name, size }) => ({ name, size: Number(size) }));
}
/** The address from which an artifact of this run is downloaded. */
async function addressOf(name) {
    const { signedUrl } = await (0,_node_modules_actions_artifact_lib_internal_shared_artifact_twirp_client_js__WEBPACK_IMPORTED_MODULE_0__/* .internalArtifactTwirpClient */ .l)().GetSignedArtifactURL({ ...(0,_node_modules_actions_artifact_lib_internal_shared_util_js__WEBPACK_IMPORTED_MODULE_2__/* .getBackendIdsFromToken */ .a7)(), name });
    return signedUrl;
}
/** Deletes an artifact of this run, such as that of an earlier attempt. */
async function removeIfThere(name) {
    const artifacts = await listArtifacts();
    if (artifacts.every((artifact) => artifact.name !== name))
        return;
    await (0,_node_modules_actions_artifact_lib_internal_shared_artifact_twirp_client_js__WEBPACK_IMPORTED_MODULE_0__/* .internalArtifactTwirpClient */ .l)().DeleteArtifact({ ...(0,_node_modules_actions_artifact_lib_internal_shared_util_js__WEBPACK_IMPORTED_MODULE_2__/* .getBackendIdsFromToken */ .a7)(), name });
}


/***/ })

};
