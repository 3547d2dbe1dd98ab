export const id = 3798;
export const ids = [3798];
export const modules = {

/***/ 3798:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   expand: () => (/* binding */ expand)
/* harmony export */ });
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73382);

/** The absolute paths of the files below `cwd` that match. */
async function expand(patterns, cwd, ignore) {
    return (0,tinyglobby__WEBPACK_IMPORTED_MODULE_0__/* .glob */ .TI)([...patterns], { cwd, ignore: [...ignore], absolute: true, onlyFiles: true, dot: false });
}


/***/ })

};
