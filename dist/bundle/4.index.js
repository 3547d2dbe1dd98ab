export const id = 4;
export const ids = [4];
export const modules = {

/***/ 50004:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runInjected: () => (/* binding */ runInjected)
/* harmony export */ });
/* harmony import */ var _judge_envelope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83712);
/* harmony import */ var _judge_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20204);
/* harmony import */ var _judge_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4227);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61426);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76680);





/** inject_error: the error is judged as if the server had answered it; nothing is sent and no server is started. */
async function runInjected(checked, test, error, values, context) {
    const subject = { suite: context.suite, test };
    const scope = { context, values };
    const fill = (value) => (0,_references_js__WEBPACK_IMPORTED_MODULE_2__/* .fillReferences */ .k)(value, scope);
    const findings = [];
    const warn = (message, location) => {
        const { server } = test;
        const finding = { rule_id: "ASSERT-MAX-TOKENS", severity: "must", message, server, location };
        findings.push({ ...finding, target_version: context.targetVersion, count: 1, gates: false });
    };
    try {
        const call = (0,_call_js__WEBPACK_IMPORTED_MODULE_3__/* .callOf */ .C)(test, fill);
        const answer = { jsonrpc: "2.0", error: fill(error) };
        const envelope = (0,_judge_envelope_js__WEBPACK_IMPORTED_MODULE_4__/* .envelopeOf */ .G)(call.method, answer, {
            durationMs: 0,
            notifications: [],
            negotiatedVersion: context.targetVersion,
            ...(checked.readsStderr && { stderr: [] }),
        });
        const judged = await (0,_judge_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeEnvelope */ .Yj)(envelope, subject, checked, test.limits, fill, warn, context.ports);
        for (const finding of findings)
            context.report(finding);
        return { ...judged, durationMs: 0, call, findings };
    }
    catch (fault) {
        return { status: "errored", durationMs: 0, failures: [(0,_judge_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteFault */ .T)(subject, fault)] };
    }
}


/***/ })

};
