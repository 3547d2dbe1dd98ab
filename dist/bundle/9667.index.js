export const id = 9667;
export const ids = [9667];
export const modules = {

/***/ 99667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ schemaError)
/* harmony export */ });
/**
 * What a validator says of a document, in one line: the first of its errors that lies deepest. Of a choice among several
 * forms it tells what is wrong inside of the form that was meant.
 */
function schemaError(errors) {
    const depth = ({ instancePath }) => instancePath.split("/").length;
    const [error] = [...(errors ?? [])].sort((a, b) => depth(b) - depth(a));
    if (error === undefined)
        return "it has another form";
    const where = error.instancePath === "" ? "" : `${error.instancePath.slice(0, 200)} `;
    return `${where}${said(error)}`;
}
function said({ keyword, params, message = "is not valid" }) {
    switch (keyword) {
        case "const":
            return `must be ${JSON.stringify(params.allowedValue)}`;
        case "enum":
            return `must be one of ${params.allowedValues.join(", ")}`;
        case "additionalProperties":
            return `has no member ${JSON.stringify(params.additionalProperty).slice(0, 200)}`;
        default:
            return message;
    }
}


/***/ })

};
