export const id = 4309;
export const ids = [4309];
export const modules = {

/***/ 64309:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   proxyFetch: () => (/* binding */ proxyFetch)
/* harmony export */ });
/* harmony import */ var _node_modules_actions_github_lib_internal_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16815);

/** A `fetch` that goes through the proxy that the environment names for that address. */
function proxyFetch(url) {
    return (0,_node_modules_actions_github_lib_internal_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .getProxyFetch */ .f0)(url);
}


/***/ })

};
