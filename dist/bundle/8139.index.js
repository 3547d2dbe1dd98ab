export const id = 8139;
export const ids = [8139];
export const modules = {

/***/ 38139:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ testName),
/* harmony export */   recordingId: () => (/* binding */ recordingId),
/* harmony export */   recordingsOf: () => (/* binding */ recordingsOf)
/* harmony export */ });
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

/** The recordings of a cassette, in the order of the file. */
function recordingsOf(interactions) {
    const recordings = [];
    for (const interaction of interactions) {
        const { method, params: test = {} } = interaction.request;
        if (method === "agent/run")
            recordings.push({ id: recordingId(test), name: testName(test), test, interactions: [interaction] });
        else
            recordings.at(-1)?.interactions.push(interaction);
    }
    return recordings;
}
/** The same for all recordings of a test: a new one replaces the old one. */
function recordingId({ block, test, row, revision }) {
    return JSON.stringify((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)([block ?? "agents", test, row ?? null, revision]));
}
/** A recorded test, as messages name it. */
function testName({ test, row, revision }) {
    const name = row === undefined ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(String(test)) : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(String(test))} [${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(String(row))}]`;
    return typeof revision === "string" ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${name}\` at revision ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(revision)}` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${name}\``;
}


/***/ })

};
