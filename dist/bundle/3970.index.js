export const id = 3970;
export const ids = [3970];
export const modules = {

/***/ 93970:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   matcherOf: () => (/* binding */ matcherOf)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_0__);

/** Tells whether a whole name matches any of the globs; `*` takes every character, a slash too. */
function matcherOf(globs) {
    return picomatch__WEBPACK_IMPORTED_MODULE_0___default()([...globs], { bash: true, dot: true });
}


/***/ })

};
