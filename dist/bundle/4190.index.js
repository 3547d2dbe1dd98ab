export const id = 4190;
export const ids = [4190];
export const modules = {

/***/ 94190:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   countTokens: () => (/* binding */ countTokens)
/* harmony export */ });
/* harmony import */ var gpt_tokenizer_encoding_o200k_base__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23877);

/** How many tokens a text has; what looks like a special token is text. */
function countTokens(text) {
    return (0,gpt_tokenizer_encoding_o200k_base__WEBPACK_IMPORTED_MODULE_0__/* .countTokens */ .ih)(text, { disallowedSpecial: new Set() });
}


/***/ })

};
