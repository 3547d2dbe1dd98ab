export const id = 438;
export const ids = [438,2372];
export const modules = {

/***/ 52134:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ jsonError)
/* harmony export */ });
/**
 * Why a text is not JSON, in the words of the parser, which quote it: to be asked of a text without secrets. The line
 * and column that only newer engines add are left out. Empty if the text is JSON.
 */
function jsonError(text) {
    try {
        JSON.parse(text);
        return "";
    }
    catch (error) {
        return error.message.replace(/ \(line \d+ column \d+\)$/, "");
    }
}


/***/ }),

/***/ 5737:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   j1: () => (/* binding */ measureJson),
/* harmony export */   wn: () => (/* binding */ hasMoreValues)
/* harmony export */ });
/* harmony import */ var _char_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63908);

const COMMA = 0x2c;
const OPENING_BRACE = 0x7b;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACE = 0x7d;
const CLOSING_BRACKET = 0x5d;
const BLANK = new Set([0x20, 0x09, 0x0a, 0x0d]);
/**
 * How deep the text of a JSON document is nested, and how many values it has, without making any of them. Linear; where
 * there are more than `mostValues` it stops reading. For text that is not JSON the result means nothing, but takes no longer.
 */
function measureJson(text, mostValues = Number.POSITIVE_INFINITY) {
    let depth = 0;
    let deepest = 0;
    let values = 1;
    for (let at = 0; at < text.length && values <= mostValues; at += 1) {
        const code = text.charCodeAt(at);
        if (code === _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA)
            at = endOfString(text, at);
        else if (code === COMMA)
            values += 1;
        else if (code === OPENING_BRACE || code === OPENING_BRACKET) {
            depth += 1;
            deepest = Math.max(deepest, depth);
            if (!isEmpty(text, at))
                values += 1;
        }
        else if (code === CLOSING_BRACE || code === CLOSING_BRACKET)
            depth -= 1;
    }
    return { depth: deepest, values };
}
/** True if the text of a JSON document has more than `most` values. A text that is too short for that is not read. */
function hasMoreValues(text, limit) {
    // Each value takes a character, and one that parts it from the next.
    return text.length >= 2 * limit && measureJson(text, limit).values > limit;
}
/** True if the list or object that starts at `start` is empty. */
function isEmpty(text, start) {
    let next = start + 1;
    while (BLANK.has(text.charCodeAt(next)))
        next += 1;
    const code = text.charCodeAt(next);
    return code === CLOSING_BRACE || code === CLOSING_BRACKET;
}
/** The index of the quote that ends the string which begins at `start`, or the end of the text. */
function endOfString(text, start) {
    for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
        let before = end - 1;
        while (text.charCodeAt(before) === _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_)
            before -= 1;
        // An even number of backslashes escapes itself.
        if ((end - before) % 2 === 1)
            return end;
    }
    return text.length;
}
/** Where the objects of a list stand: the list is a member of the object that is the whole valid JSON document. */
function elementsOf(text, member) {
    const ranges = [];
    let depth = 0;
    let key = "";
    let line = 1;
    let lineStart = 0;
    let start = { line: 1, column: 1 };
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA) {
            const end = endOfString(text, at);
            // A value at this depth is followed by its own member's name.
            if (depth === 1)
                key = text.slice(at + 1, end);
            at = end;
        }
        else if (code === _char_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FEED */ .kR) {
            line += 1;
            lineStart = at + 1;
        }
        else if (code === OPENING_BRACE || code === OPENING_BRACKET) {
            if (depth === 2 && key === member)
                start = { line, column: at - lineStart + 1 };
            depth += 1;
        }
        else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) {
            depth -= 1;
            if (depth === 2 && key === member)
                ranges.push({ ...start, end_line: line, end_column: at - lineStart + 2 });
        }
    }
    return ranges;
}


/***/ }),

/***/ 99667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ schemaError)
/* harmony export */ });
/* harmony import */ var _redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);

/**
 * What a validator says of a document, in one line: the first of its errors that lies deepest. Of a choice among several
 * forms it says what is wrong in the form that was meant.
 */
function schemaError(errors) {
    const depth = ({ instancePath }) => instancePath.split("/").length;
    const [error] = [...(errors ?? [])].sort((a, b) => depth(b) - depth(a));
    if (error === undefined)
        return "it has another form";
    const place = error.instancePath === "" ? "" : `${(0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(error.instancePath), 200, "")} `;
    return `${place}${messageOf(error)}`;
}
function messageOf({ keyword, params, message = "is not valid" }) {
    switch (keyword) {
        case "const":
            return `must be ${JSON.stringify(params.allowedValue)}`;
        case "enum":
            return `must be one of ${params.allowedValues.join(", ")}`;
        case "additionalProperties":
            return `has no member ${(0,_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(params.additionalProperty, 200, "")}`;
        default:
            return message;
    }
}


/***/ })

};
