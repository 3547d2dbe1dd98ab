export const id = 1711;
export const ids = [1711];
export const modules = {

/***/ 1711:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RRegex: () => (/* reexport safe */ _node_modules_rregex_lib_web_js__WEBPACK_IMPORTED_MODULE_1__.K2)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _node_modules_rregex_lib_web_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92200);


// Rust's regex as WASM, loaded when this module is. A module of its own, with plain syntax: where the bundler meets newer
// syntax (`4_096`, say) beside the URL, it copies the file as text and damages it.
(0,_node_modules_rregex_lib_web_js__WEBPACK_IMPORTED_MODULE_1__/* .initSync */ .QR)({ module: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(__webpack_require__.ab + "rregex.wasm") });



/***/ })

};
