export const id = 6465;
export const ids = [6465];
export const modules = {

/***/ 86465:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PRICES_DATE: () => (/* binding */ PRICES_DATE),
  costOf: () => (/* binding */ costOf),
  modelWarning: () => (/* binding */ modelWarning),
  priceOf: () => (/* binding */ priceOf),
  requiredPrice: () => (/* binding */ requiredPrice)
});

// EXTERNAL MODULE: ./src/core/model-name.ts
var model_name = __webpack_require__(38080);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 3 modules
var redacted = __webpack_require__(51433);
;// CONCATENATED MODULE: ./src/agents/prices/models.json
const models_namespaceObject = /*#__PURE__*/JSON.parse('{"p6":"2026-11-23","Jn":{"claude-fable-5":{"input":10,"output":50},"claude-fable-5-1":{"input":10,"output":50},"claude-fable-5-2":{},"claude-haiku-4-5":{"input":1,"output":5},"claude-haiku-5-5":{},"claude-mythos-5":{},"claude-mythos-5-1":{},"claude-mythos-5-2":{},"claude-opus-4-5":{"input":5,"output":25},"claude-opus-4-6":{"input":5,"output":25},"claude-opus-4-7":{"input":5,"output":25},"claude-opus-4-8":{"input":5,"output":25},"claude-opus-5":{"input":5,"output":25},"claude-opus-5-5":{"input":4,"output":20},"claude-sonnet-4-5":{"input":3,"output":15,"above":{"tokens":200000,"input":6,"output":22.5},"until":"2026-11-30"},"claude-sonnet-4-6":{"input":3,"output":15},"claude-sonnet-5":{"input":2,"output":10},"claude-sonnet-5-5":{"input":2,"output":10},"codestral-2508":{"input":0.3,"output":0.9},"codestral-latest":{"input":0.3,"output":0.9},"devstral-2512":{"input":0.4,"output":2},"devstral-latest":{"input":0.4,"output":2},"gemini-2.5-flash":{"input":0.3,"output":2.5},"gemini-2.5-flash-lite":{"input":0.1,"output":0.4},"gemini-2.5-pro":{"input":1.25,"output":10,"above":{"tokens":200000,"input":2.5,"output":15}},"gemini-3-flash-preview":{"input":0.5,"output":3},"gemini-3-pro-preview":{"input":2,"output":12,"above":{"tokens":200000,"input":4,"output":18}},"gemini-3.1-flash-lite":{"input":0.25,"output":1.5},"gemini-3.1-pro-preview":{"input":2,"output":12,"above":{"tokens":200000,"input":4,"output":18}},"gemini-3.5-flash":{"input":1.5,"output":9},"gemini-3.5-flash-lite":{"input":0.3,"output":2.5},"gemini-3.6-flash":{"input":1.5,"output":7.5},"gemini-3.7-flash":{"input":1.5,"output":7.5},"gemini-3.8-flash":{"input":1.5,"output":7.5},"gemini-embedding-001":{"input":0.15,"output":0},"gemini-embedding-2":{"input":0.2,"output":0},"gpt-4.1":{"input":2,"output":8},"gpt-4.1-mini":{"input":0.4,"output":1.6},"gpt-4.1-nano":{"input":0.1,"output":0.4},"gpt-4o":{"input":2.5,"output":10},"gpt-4o-mini":{"input":0.15,"output":0.6},"gpt-5":{"input":1.25,"output":10},"gpt-5-mini":{"input":0.25,"output":2},"gpt-5-nano":{"input":0.05,"output":0.4},"gpt-5-pro":{"input":15,"output":120},"gpt-5.1":{"input":1.25,"output":10},"gpt-5.2":{"input":1.75,"output":14},"gpt-5.2-pro":{"input":21,"output":168},"gpt-5.4":{"input":2.5,"output":15,"above":{"tokens":271999,"input":5,"output":22.5}},"gpt-5.4-mini":{"input":0.75,"output":4.5},"gpt-5.4-nano":{"input":0.2,"output":1.25},"gpt-5.4-pro":{"input":30,"output":180,"above":{"tokens":271999,"input":60,"output":270}},"gpt-5.5":{"input":5,"output":30,"above":{"tokens":271999,"input":10,"output":45}},"gpt-5.5-pro":{"input":30,"output":180,"above":{"tokens":271999,"input":60,"output":270}},"gpt-5.6-luna":{"input":0.2,"output":1.2,"above":{"tokens":271999,"input":0.4,"output":1.8}},"gpt-5.6-sol":{"input":4,"output":20,"above":{"tokens":271999,"input":8,"output":30}},"gpt-5.6-terra":{"input":2,"output":12,"above":{"tokens":271999,"input":4,"output":18}},"gpt-6-astra":{"input":10,"output":50,"above":{"tokens":271999,"input":20,"output":75}},"gpt-6-luna":{"input":0.1,"output":0.5,"above":{"tokens":272000,"input":0.2,"output":0.75}},"gpt-6-sol":{"input":2,"output":10,"above":{"tokens":272000,"input":4,"output":15}},"magistral-medium":{"input":2,"output":5},"magistral-medium-latest":{"input":2,"output":5},"magistral-small":{"input":0.5,"output":1.5},"magistral-small-latest":{"input":0.5,"output":1.5},"ministral-14b-2512":{"input":0.2,"output":0.2},"ministral-3b-2512":{"input":0.1,"output":0.1},"ministral-3b-latest":{"input":0.1,"output":0.1},"ministral-8b-2512":{"input":0.15,"output":0.15},"ministral-8b-latest":{"input":0.15,"output":0.15},"mistral-embed":{"input":0.1,"output":0.1},"mistral-large-2512":{"input":0.5,"output":1.5},"mistral-large-latest":{"input":0.5,"output":1.5},"mistral-medium-3-1":{"input":0.4,"output":2},"mistral-medium-3-5":{"input":1.5,"output":7.5},"mistral-medium-latest":{"input":1.5,"output":7.5},"mistral-small-2603":{"input":0.15,"output":0.6},"mistral-small-latest":{"input":0.15,"output":0.6},"o1":{"input":15,"output":60},"o1-pro":{"input":150,"output":600},"o3":{"input":2,"output":8},"o3-mini":{"input":1.1,"output":4.4},"o3-pro":{"input":20,"output":80},"o4-mini":{"input":1.1,"output":4.4},"pixtral-large":{"input":2,"output":6},"pixtral-large-latest":{"input":2,"output":6},"text-embedding-3-large":{"input":0.13,"output":0},"text-embedding-3-small":{"input":0.02,"output":0}}}');
;// CONCATENATED MODULE: ./src/agents/prices/prices.ts




/** The day on which the table was checked. */
const PRICES_DATE = models_namespaceObject.p6;
const MODELS = new Map(Object.entries(models_namespaceObject.Jn));
/** The dates at the ends of names: a dated version costs what the model costs. */
const DATED = /-(\d{8}|\d{4}-\d{2}-\d{2})$/;
/** The price of a model: that of the suite, or of the table. Models of `providers` are not in the table. */
function priceOf(name, declared) {
    const price = declared.get((0,model_name/* modelName */.f)(name));
    if (price !== undefined)
        return price;
    const { input, output, above } = knownModel(name) ?? {};
    if (input === undefined || output === undefined)
        return undefined;
    return { input, output, ...(above && { above }) };
}
/** The price of a model of which a budget is spent. Throws a UserError if it has none. */
function requiredPrice(name, declared) {
    const price = priceOf(name, declared);
    if (price !== undefined)
        return price;
    const shown = (0,redacted/* hide */.jD)((0,model_name/* modelName */.f)(name));
    throw (0,problem/* userError */.IF)(`the price of ${shown} is not known`, "A budget needs the price of each model before the first request to it.", `Add it: \`budget: { prices: { ${shown}: { input_usd_per_mtok: 1, output_usd_per_mtok: 5 } } }\`.`);
}
/** What tokens cost, in millionths of a US dollar. */
function costOf({ prompt, completion }, price) {
    const { input, output } = price.above && prompt > price.above.tokens ? price.above : price;
    return prompt * input + completion * output;
}
/** Why a model may not answer: it is retired or will be, or is not known; undefined if nothing is known against it. */
function modelWarning(name, today) {
    if (name.provider !== undefined)
        return undefined;
    const known = knownModel(name);
    const fix = "Use a current model, or ignore this if it answers.";
    if (known === undefined) {
        const description = `It is not in the table of models, which is of ${PRICES_DATE}. It may be new or retired, and has no price.`;
        return { title: `the model ${(0,redacted/* hide */.jD)(name.id)} is not known`, description, fix };
    }
    if (known.until === undefined)
        return undefined;
    const verb = known.until <= today ? "was" : "will be";
    const title = `the model ${(0,redacted/* hide */.jD)(name.id)} ${verb} retired on ${known.until}`;
    return { title, description: "From that day on, requests to it fail.", fix: "Use a current model." };
}
function knownModel({ provider, id }) {
    if (provider !== undefined)
        return undefined;
    const bare = id.replace(/^models\//, "");
    return MODELS.get(bare) ?? MODELS.get(bare.replace(DATED, ""));
}


/***/ })

};
