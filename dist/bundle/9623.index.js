export const id = 9623;
export const ids = [9623];
export const modules = {

/***/ 89528:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ sanitizeLine),
/* harmony export */   aj: () => (/* binding */ sanitize),
/* harmony export */   au: () => (/* binding */ escapeUnsafe),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   zk: () => (/* binding */ isUnsafe)
/* harmony export */ });
/* harmony import */ var _redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);

const ansi = /\x1b\[[0-?]*[ -/]*[@-~]|\x1b[\]P^_X][^\x07\x1b\n]*(?:\x07|\x1b\\)|\x1b[@-Z\\^_c-~]/g;
const unsafe = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const UNSAFE = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff\ufeff\ufff9-\ufffb]|^[^\S\n]*:|##/m;
/**
 * Text of a server or a suite made harmless for a terminal and a CI log: colours and other escape sequences are
 * dropped; control characters, invisible ones and those that turn the direction of writing are written out
 * (`\u202e`); what a GitHub runner would read as a command is broken by a backslash: `##[`, and a colon at the start of
 * a line, even a single one, because another may follow it in a report. Line feeds and tabs stay.
 */
function sanitize(text) {
    if (!UNSAFE.test(text))
        return text;
    return (0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(text, (raw) => raw
        .replace(/\r\n/g, "\n")
        .replace(ansi, "")
        .replace(unsafe, writtenOut)
        .replace(/##(?=\[)/g, "##\\")
        .replace(/^([^\S\n]*):/gm, "$1\\:"));
}
/** As `sanitize`, on one line: line feeds and tabs are written out too. */
function sanitizeLine(text) {
    return sanitize((0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(text, (raw) => raw.replace(/\r?\n/g, "\\n").replaceAll("\t", "\\t")));
}
/** True if a text has a character that `sanitize` writes out. */
function isUnsafe(text) {
    return text.search(unsafe) >= 0;
}
/** A text that will be redacted, with each such character as an escape that JSON strings and YAML's quoted ones have in common. */
function escapeUnsafe(text) {
    return text.replace(unsafe, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
/**
 * A line of a source file made harmless as `sanitize` does, with one sign for each unsafe character: what stands under
 * the line stays under its place.
 */
function printable(text) {
    return text
        .replace(unsafe, "\ufffd")
        .replaceAll("\n", "\ufffd")
        .replace(/##(?=\[)/g, "##\\");
}
/** At most `limit` characters: of a longer text the beginning and the end, and between them how much was left out. */
function cutMiddle(text, limit) {
    if (text.length <= limit)
        return text;
    const half = Math.floor(limit / 2);
    return (0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .derive */ .CX)(text, (whole) => {
        const [head, tail] = [whole.slice(0, half), whole.slice(whole.length - half)];
        return `${head} … (${whole.length - 2 * half} characters left out) … ${tail}`;
    });
}
function writtenOut(char) {
    const code = char.charCodeAt(0);
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
}


/***/ }),

/***/ 29623:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileIsXml: () => (/* binding */ compileIsXml)
/* harmony export */ });
/* harmony import */ var saxes__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59800);
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51433);
/* harmony import */ var _core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89528);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29541);
/* harmony import */ var _shared_argument_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58350);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97930);
/* harmony import */ var _worker_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81365);








/** Up to this length parsing takes about a millisecond, and need not be watched. */
const MAX_UNWATCHED = 10_000;
/** Open elements are kept in memory. */
const MAX_DEPTH = 10_000;
const MAX_REASON = 300;
/** `is-xml`: the string is well-formed XML 1.0 without a DOCTYPE; with `{root}` its root element has that name. */
function compileIsXml(argument) {
    const root = rootOf(argument);
    const expected = root === undefined ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `well-formed XML` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `well-formed XML with the root element ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(root)}`;
    return (actual) => {
        if (typeof actual !== "string")
            return (0,_shared_argument_js__WEBPACK_IMPORTED_MODULE_4__/* .wrongType */ .gQ)("is-xml", "a string", expected, actual);
        const { reason, name } = parse(actual);
        if (reason === undefined && (root === undefined || name === root))
            return { pass: true };
        return (0,_kind_js__WEBPACK_IMPORTED_MODULE_3__/* .mismatch */ .J4)(() => {
            const redacted = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(actual);
            if (reason === undefined) {
                const found = (0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD)(name ?? ""), MAX_REASON);
                return { expected, actual: redacted, note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the root element is \`${found}\`` };
            }
            // The parser quotes the text, so that it has to read it once more without what is secret.
            const why = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .derive */ .CX)(redacted, (text) => (text === actual ? reason : (parse(text).reason ?? _kind_js__WEBPACK_IMPORTED_MODULE_3__/* .HIDDEN */ .RG)));
            // It may name an element, however long.
            return { expected, actual: redacted, note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `is not well-formed XML: ${(0,_core_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)(why, MAX_REASON)}` };
        });
    };
}
function rootOf(argument) {
    if (argument === null)
        return undefined;
    if ((0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(argument)) {
        const { root, ...others } = argument;
        if (Object.keys(others).length === 0 && (root === undefined || typeof root === "string"))
            return root;
    }
    throw (0,_shared_argument_js__WEBPACK_IMPORTED_MODULE_4__/* .wrongArgument */ .vD)("is-xml", argument, "null or `{root: …}`", "`is-xml: ~` or `is-xml: {root: note}`");
}
function parse(text) {
    if (text.length <= MAX_UNWATCHED)
        return read(text);
    try {
        return (0,_worker_budget_js__WEBPACK_IMPORTED_MODULE_6__.runWatched)(() => read(text));
    }
    catch (error) {
        if (!(error instanceof _worker_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .BudgetExceeded */ .L$))
            throw error;
        throw new _types_js__WEBPACK_IMPORTED_MODULE_5__.SuiteFault((0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `\`is-xml\` was stopped after 2 s`, "Select a smaller part of the response with the target.");
    }
}
/** Thrown to end the parsing at the first error: later errors are consequences of it. */
class Malformed extends Error {
}
function read(text) {
    // With namespaces the parser takes time with the square of the number of attributes.
    // A document that declares itself 1.1 is read as 1.0, as processors of 1.0 do.
    const parser = new saxes__WEBPACK_IMPORTED_MODULE_0__/* .SaxesParser */ .wT({ xmlns: false, position: true, defaultXMLVersion: "1.0", forceXMLVersion: true });
    let name;
    let depth = 0;
    parser.on("error", (error) => {
        throw new Malformed(error.message);
    });
    parser.on("doctype", () => {
        throw new Malformed(`${parser.line}:${parser.column}: a DOCTYPE is not allowed, because it can define entities`);
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


/***/ }),

/***/ 58350:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ listArgument),
/* harmony export */   ZJ: () => (/* binding */ stringArgument),
/* harmony export */   gQ: () => (/* binding */ wrongType),
/* harmony export */   vD: () => (/* binding */ wrongArgument)
/* harmony export */ });
/* harmony import */ var _core_json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54074);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51433);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29541);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97930);




/** A matcher's argument that has to be a string. */
function stringArgument(name, argument) {
    if (typeof argument === "string")
        return argument;
    throw wrongArgument(name, argument, "a string", `\`${name}: "some text"\``);
}
/** A matcher's argument that has to be a list. */
function listArgument(name, argument, example = '["one", "two"]') {
    if (Array.isArray(argument))
        return argument;
    throw wrongArgument(name, argument, "a list", `\`${name}: ${example}\``);
}
/** The error of an argument of another type; `shape` and `example` say what to write. */
function wrongArgument(name, argument, shape, example) {
    return new _types_js__WEBPACK_IMPORTED_MODULE_2__.MatcherError(`\`${name}\` takes ${shape}`, `This argument is of type ${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(argument)}.`, `Write ${example}.`, [name]);
}
/** The verdict of a matcher that cannot read a value of this type. */
function wrongType(name, reads, expected, actual) {
    return (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .mismatch */ .J4)(() => ({
        expected: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(expected),
        actual: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hideValue */ .Em)(actual),
        note: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `\`${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(name)}\` reads ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(reads)}; the value is of type ${(0,_core_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .typeName */ .go)(actual)}`,
    }));
}


/***/ })

};
