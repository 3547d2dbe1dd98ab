export const id = 6883;
export const ids = [6883];
export const modules = {

/***/ 66883:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileIsXml: () => (/* binding */ compileIsXml)
/* harmony export */ });
/* harmony import */ var saxes__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59800);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86153);
/* harmony import */ var _argument_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64404);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51802);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97930);





/** Up to this length parsing takes about a millisecond, and need not be watched. */
const SHORT = 10_000;
/** Open elements are kept in memory. */
const MAX_DEPTH = 10_000;
/** `is-xml`: the string is well-formed XML 1.0 without a DOCTYPE; with `{root}` its root element has that name. */
function compileIsXml(argument) {
    const root = rootOf(argument);
    const expected = root === undefined ? "well-formed XML" : `well-formed XML with the root element ${root}`;
    return (actual) => {
        if (typeof actual !== "string")
            return (0,_argument_js__WEBPACK_IMPORTED_MODULE_1__/* .wrongType */ .gQ)("is-xml", "a string", expected, actual);
        const { reason, name } = parse(actual);
        if (reason !== undefined)
            return { pass: false, expected, actual, note: `is not well-formed XML: ${reason}` };
        if (root === undefined || name === root)
            return { pass: true };
        return { pass: false, expected, actual, note: `the root element is \`${name}\`` };
    };
}
function rootOf(argument) {
    if (argument === null)
        return undefined;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(argument)) {
        const { root, ...others } = argument;
        if (Object.keys(others).length === 0 && (root === undefined || typeof root === "string"))
            return root;
    }
    throw (0,_argument_js__WEBPACK_IMPORTED_MODULE_1__/* .wrongArgument */ .vD)("is-xml", argument, "null or `{root: …}`", "`is-xml: ~` or `is-xml: {root: note}`");
}
function parse(text) {
    if (text.length <= SHORT)
        return read(text);
    try {
        return (0,_budget_js__WEBPACK_IMPORTED_MODULE_2__.watched)(() => read(text));
    }
    catch (error) {
        if (!(error instanceof _budget_js__WEBPACK_IMPORTED_MODULE_2__/* .OutOfTime */ .fg))
            throw error;
        throw new _types_js__WEBPACK_IMPORTED_MODULE_3__/* .SuiteFault */ .H$("`is-xml` was stopped after 2 s", "Name a smaller part of the answer in the target.");
    }
}
/** Thrown to end the parsing at the first error: what comes after it means nothing. */
class Malformed extends Error {
}
function read(text) {
    // With namespaces the parser takes time with the square of the number of attributes.
    const parser = new saxes__WEBPACK_IMPORTED_MODULE_0__/* .SaxesParser */ .wT({ xmlns: false, position: true });
    let name;
    let depth = 0;
    parser.on("error", (error) => {
        throw new Malformed(error.message);
    });
    parser.on("doctype", () => {
        throw new Malformed(`${parser.line}:${parser.column}: a DOCTYPE is refused, for it may define entities`);
    });
    parser.on("opentag", (tag) => {
        name ??= tag.name;
        if (!tag.isSelfClosing)
            depth++;
        if (depth > MAX_DEPTH)
            throw new Malformed(`elements are nested more than ${MAX_DEPTH} deep`);
    });
    parser.on("closetag", (tag) => {
        if (!tag.isSelfClosing)
            depth--;
    });
    try {
        parser.write(text).close();
    }
    catch (error) {
        if (error instanceof Malformed)
            return { reason: error.message };
        throw error;
    }
    return name === undefined ? { reason: "there is no element" } : { name };
}


/***/ })

};
