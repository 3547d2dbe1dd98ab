export const id = 869;
export const ids = [869];
export const modules = {

/***/ 80869:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   upload: () => (/* binding */ upload),
/* harmony export */   whyUploadImpossible: () => (/* binding */ whyUploadImpossible)
/* harmony export */ });
/* harmony import */ var _node_modules_actions_artifact_lib_internal_shared_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48893);
/* harmony import */ var _node_modules_actions_artifact_lib_internal_upload_upload_artifact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36316);
// The client's own module for uploads and not its entry, which loads what downloads and deletes need too.


/**
 * Why nothing can be uploaded here; undefined if it can be tried.
 * https://github.com/actions/toolkit/tree/main/packages/artifact#readme
 */
function whyUploadImpossible() {
    return (0,_node_modules_actions_artifact_lib_internal_shared_config_js__WEBPACK_IMPORTED_MODULE_0__/* .isGhes */ .aT)() ? "GitHub Enterprise Server takes no artifacts of this kind" : undefined;
}
/**
 * Uploads files as one artifact; gives its id. Throws the error of the service.
 *
 * @param files absolute paths, all in `folder`
 */
async function upload(name, files, folder, retentionDays) {
    const options = retentionDays === undefined ? {} : { retentionDays };
    const { id } = await (0,_node_modules_actions_artifact_lib_internal_upload_upload_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .uploadArtifact */ .m)(name, files, folder, options);
    return id;
}


/***/ })

};
