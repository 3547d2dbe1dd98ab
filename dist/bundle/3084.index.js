export const id = 3084;
export const ids = [3084];
export const modules = {

/***/ 24951:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
// https://github.com/ajv-validator/ajv/issues/889
const equal = __webpack_require__(23430);
equal.code = 'require("ajv/dist/runtime/equal").default';
exports["default"] = equal;
//# sourceMappingURL=equal.js.map

/***/ }),

/***/ 36214:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
// https://mathiasbynens.be/notes/javascript-encoding
// https://github.com/bestiejs/punycode.js - punycode.ucs2.decode
function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
}
exports["default"] = ucs2length;
ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
//# sourceMappingURL=ucs2length.js.map

/***/ }),

/***/ 23430:
/***/ ((module) => {



// do not edit .js files directly - edit src/index.jst



module.exports = function equal(a, b) {
  if (a === b) return true;

  if (a && b && typeof a == 'object' && typeof b == 'object') {
    if (a.constructor !== b.constructor) return false;

    var length, i, keys;
    if (Array.isArray(a)) {
      length = a.length;
      if (length != b.length) return false;
      for (i = length; i-- !== 0;)
        if (!equal(a[i], b[i])) return false;
      return true;
    }



    if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
    if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
    if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();

    keys = Object.keys(a);
    length = keys.length;
    if (length !== Object.keys(b).length) return false;

    for (i = length; i-- !== 0;)
      if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;

    for (i = length; i-- !== 0;) {
      var key = keys[i];

      if (!equal(a[key], b[key])) return false;
    }

    return true;
  }

  // true if both NaN, false otherwise
  return a!==a && b!==b;
};


/***/ }),

/***/ 73084:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mockCommand: () => (/* binding */ mockCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/json-text.ts
var json_text = __webpack_require__(5737);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/ajv/dist/runtime/ucs2length.js
var ucs2length = __webpack_require__(36214);
// EXTERNAL MODULE: ./node_modules/ajv/dist/runtime/equal.js
var equal = __webpack_require__(24951);
;// CONCATENATED MODULE: ./src/core/generated/mock.validate.js
// Generated from schemas/ by scripts/generate.mjs. Do not edit.
// @ts-nocheck

const helper0 = ucs2length["default"] ?? ucs2length;

const helper1 = equal["default"] ?? equal;
function joined(all, more) {
  if (all === null) return more;
  for (const error of more) all.push(error);
  return all;
}
"use strict";
const validate = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/mock.v1.json","title":"MockManifest","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"name":{"type":"string","minLength":1},"version":{"type":"string","minLength":1},"instructions":{"type":"string"},"protocol_versions":{"type":"array","uniqueItems":true,"items":{"enum":["2024-11-05","2025-03-26","2025-06-18","2025-11-25","2026-03-26","2026-07-28"]}},"page_size":{"type":"integer","minimum":1},"caching":{"$ref":"#/$defs/MockCaching"},"tools":{"type":"array","items":{"$ref":"#/$defs/MockTool"}},"resources":{"type":"array","items":{"$ref":"#/$defs/MockResource"}},"resource_templates":{"type":"array","items":{"$ref":"#/$defs/MockTemplate"}},"prompts":{"type":"array","items":{"$ref":"#/$defs/MockPrompt"}}},"$defs":{"MockCaching":{"type":"object","additionalProperties":false,"properties":{"ttl_ms":{"type":"integer","minimum":0,"default":0},"scope":{"enum":["public","private"],"default":"private"}}},"MockTool":{"type":"object","additionalProperties":false,"required":["name","response"],"properties":{"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"inputSchema":{"type":"object","additionalProperties":true},"outputSchema":{"type":"object","additionalProperties":true},"annotations":{"type":"object","additionalProperties":true},"response":{"oneOf":[{"type":"string"},{"$ref":"#/$defs/MockStructured"},{"$ref":"#/$defs/MockResult"},{"$ref":"#/$defs/MockErrorResponse"}]},"validate":{"type":"boolean","default":true},"faults":{"type":"array","items":{"$ref":"#/$defs/MockFault"}}}},"MockStructured":{"type":"object","additionalProperties":false,"required":["structured"],"properties":{"structured":{"type":"object","additionalProperties":true}}},"MockResult":{"type":"object","additionalProperties":false,"required":["result"],"properties":{"result":{}}},"MockErrorResponse":{"type":"object","additionalProperties":false,"required":["error"],"properties":{"error":{"$ref":"#/$defs/MockError"}}},"MockError":{"type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"type":"integer"},"message":{"type":"string"},"data":{}}},"MockFault":{"type":"object","additionalProperties":false,"required":["fault"],"properties":{"fault":{"enum":["delay","hang","crash","garbage","drop"]},"ms":{"type":"integer","minimum":0,"maximum":3600000},"call":{"type":"integer","minimum":1}},"if":{"properties":{"fault":{"const":"delay"}}},"then":{"required":["ms"]},"else":{"properties":{"ms":false}}},"MockResource":{"type":"object","additionalProperties":false,"required":["uri","name"],"properties":{"uri":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"mimeType":{"type":"string"},"text":{"type":"string"},"blob":{"type":"string"}}},"MockTemplate":{"type":"object","additionalProperties":false,"required":["uriTemplate","name"],"properties":{"uriTemplate":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"mimeType":{"type":"string"},"text":{"type":"string"},"blob":{"type":"string"},"values":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}},"MockPrompt":{"type":"object","additionalProperties":false,"required":["name","messages"],"properties":{"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"arguments":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1},"description":{"type":"string"},"required":{"type":"boolean"},"values":{"type":"array","items":{"type":"string"}}}}},"messages":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["role","content"],"properties":{"role":{"enum":["user","assistant"]},"content":{"anyOf":[{"type":"string"},{"type":"object","additionalProperties":true}]}}}}}}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = helper0;
const func0 = helper1;
const schema20 = {"type":"object","additionalProperties":false,"properties":{"ttl_ms":{"type":"integer","minimum":0,"default":0},"scope":{"enum":["public","private"],"default":"private"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "ttl_ms") || (key0 === "scope"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.ttl_ms !== undefined){
let data0 = data.ttl_ms;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/ttl_ms",schemaPath:"#/properties/ttl_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/ttl_ms",schemaPath:"#/properties/ttl_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.scope !== undefined){
let data1 = data.scope;
if(!((data1 === "public") || (data1 === "private"))){
const err3 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: schema20.properties.scope.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema21 = {"type":"object","additionalProperties":false,"required":["name","response"],"properties":{"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"inputSchema":{"type":"object","additionalProperties":true},"outputSchema":{"type":"object","additionalProperties":true},"annotations":{"type":"object","additionalProperties":true},"response":{"oneOf":[{"type":"string"},{"$ref":"#/$defs/MockStructured"},{"$ref":"#/$defs/MockResult"},{"$ref":"#/$defs/MockErrorResponse"}]},"validate":{"type":"boolean","default":true},"faults":{"type":"array","items":{"$ref":"#/$defs/MockFault"}}}};
const schema22 = {"type":"object","additionalProperties":false,"required":["structured"],"properties":{"structured":{"type":"object","additionalProperties":true}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.structured === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "structured"},message:"must have required property '"+"structured"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "structured")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.structured !== undefined){
let data0 = data.structured;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err2 = {instancePath:instancePath+"/structured",schemaPath:"#/properties/structured/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","additionalProperties":false,"required":["result"],"properties":{"result":{}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.result === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "result")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"object","additionalProperties":false,"required":["error"],"properties":{"error":{"$ref":"#/$defs/MockError"}}};
const schema25 = {"type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"type":"integer"},"message":{"type":"string"},"data":{}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
if(!(validate61(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate61.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"object","additionalProperties":false,"required":["fault"],"properties":{"fault":{"enum":["delay","hang","crash","garbage","drop"]},"ms":{"type":"integer","minimum":0,"maximum":3600000},"call":{"type":"integer","minimum":1}},"if":{"properties":{"fault":{"const":"delay"}}},"then":{"required":["ms"]},"else":{"properties":{"ms":false}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fault !== undefined){
if("delay" !== data.fault){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ms === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "ms"},message:"must have required property '"+"ms"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ms !== undefined){
const err2 = {instancePath:instancePath+"/ms",schemaPath:"#/else/properties/ms/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.ms = true;
props0.fault = true;
}
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fault === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fault"},message:"must have required property '"+"fault"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "fault") || (key0 === "ms")) || (key0 === "call"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.fault !== undefined){
let data2 = data.fault;
if(!(((((data2 === "delay") || (data2 === "hang")) || (data2 === "crash")) || (data2 === "garbage")) || (data2 === "drop"))){
const err6 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/enum",keyword:"enum",params:{allowedValues: schema26.properties.fault.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ms !== undefined){
let data3 = data.ms;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 3600000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000},message:"must be <= 3600000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.call !== undefined){
let data4 = data.call;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/call",schemaPath:"#/properties/call/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/call",schemaPath:"#/properties/call/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.response === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response"},message:"must have required property '"+"response"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema21.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.inputSchema !== undefined){
let data3 = data.inputSchema;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err7 = {instancePath:instancePath+"/inputSchema",schemaPath:"#/properties/inputSchema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.outputSchema !== undefined){
let data4 = data.outputSchema;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err8 = {instancePath:instancePath+"/outputSchema",schemaPath:"#/properties/outputSchema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.annotations !== undefined){
let data5 = data.annotations;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err9 = {instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.response !== undefined){
let data6 = data.response;
const _errs18 = errors;
let valid1 = false;
let passing0 = null;
const _errs19 = errors;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs21 = errors;
if(!(validate56(data6, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
var props0 = true;
}
const _errs22 = errors;
if(!(validate58(data6, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid1 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs23 = errors;
if(!(validate60(data6, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate60.errors);
errors = vErrors.length;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid1 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
}
}
}
if(!valid1){
const err11 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.validate !== undefined){
if(typeof data.validate !== "boolean"){
const err12 = {instancePath:instancePath+"/validate",schemaPath:"#/properties/validate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.faults !== undefined){
let data8 = data.faults;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate64(data8[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","additionalProperties":false,"required":["uri","name"],"properties":{"uri":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"mimeType":{"type":"string"},"text":{"type":"string"},"blob":{"type":"string"}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uri === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uri"},message:"must have required property '"+"uri"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "uri") || (key0 === "name")) || (key0 === "title")) || (key0 === "description")) || (key0 === "mimeType")) || (key0 === "text")) || (key0 === "blob"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.uri !== undefined){
let data0 = data.uri;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
const err9 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.blob !== undefined){
if(typeof data.blob !== "string"){
const err11 = {instancePath:instancePath+"/blob",schemaPath:"#/properties/blob/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":"object","additionalProperties":false,"required":["uriTemplate","name"],"properties":{"uriTemplate":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"mimeType":{"type":"string"},"text":{"type":"string"},"blob":{"type":"string"},"values":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uriTemplate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uriTemplate"},message:"must have required property '"+"uriTemplate"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "uriTemplate") || (key0 === "name")) || (key0 === "title")) || (key0 === "description")) || (key0 === "mimeType")) || (key0 === "text")) || (key0 === "blob")) || (key0 === "values"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.uriTemplate !== undefined){
let data0 = data.uriTemplate;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/uriTemplate",schemaPath:"#/properties/uriTemplate/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/uriTemplate",schemaPath:"#/properties/uriTemplate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
const err9 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.blob !== undefined){
if(typeof data.blob !== "string"){
const err11 = {instancePath:instancePath+"/blob",schemaPath:"#/properties/blob/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.values !== undefined){
let data7 = data.values;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
let data8 = data7[key1];
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
const err12 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"type":"object","additionalProperties":false,"required":["name","messages"],"properties":{"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"arguments":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1},"description":{"type":"string"},"required":{"type":"boolean"},"values":{"type":"array","items":{"type":"string"}}}}},"messages":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["role","content"],"properties":{"role":{"enum":["user","assistant"]},"content":{"anyOf":[{"type":"string"},{"type":"object","additionalProperties":true}]}}}}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.messages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "title")) || (key0 === "description")) || (key0 === "arguments")) || (key0 === "messages"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.arguments !== undefined){
let data3 = data.arguments;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err7 = {instancePath:instancePath+"/arguments/" + i0,schemaPath:"#/properties/arguments/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "name") || (key1 === "description")) || (key1 === "required")) || (key1 === "values"))){
const err8 = {instancePath:instancePath+"/arguments/" + i0,schemaPath:"#/properties/arguments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err9 = {instancePath:instancePath+"/arguments/" + i0+"/name",schemaPath:"#/properties/arguments/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/arguments/" + i0+"/name",schemaPath:"#/properties/arguments/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.description !== undefined){
if(typeof data4.description !== "string"){
const err11 = {instancePath:instancePath+"/arguments/" + i0+"/description",schemaPath:"#/properties/arguments/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.required !== undefined){
if(typeof data4.required !== "boolean"){
const err12 = {instancePath:instancePath+"/arguments/" + i0+"/required",schemaPath:"#/properties/arguments/items/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.values !== undefined){
let data8 = data4.values;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
const err13 = {instancePath:instancePath+"/arguments/" + i0+"/values/" + i1,schemaPath:"#/properties/arguments/items/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/arguments/" + i0+"/values",schemaPath:"#/properties/arguments/items/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/arguments/" + i0,schemaPath:"#/properties/arguments/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.messages !== undefined){
let data10 = data.messages;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.role === undefined){
const err17 = {instancePath:instancePath+"/messages/" + i2,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data11.content === undefined){
const err18 = {instancePath:instancePath+"/messages/" + i2,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 in data11){
if(!((key2 === "role") || (key2 === "content"))){
const err19 = {instancePath:instancePath+"/messages/" + i2,schemaPath:"#/properties/messages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data11.role !== undefined){
let data12 = data11.role;
if(!((data12 === "user") || (data12 === "assistant"))){
const err20 = {instancePath:instancePath+"/messages/" + i2+"/role",schemaPath:"#/properties/messages/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema29.properties.messages.items.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data11.content !== undefined){
let data13 = data11.content;
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
if(typeof data13 !== "string"){
const err21 = {instancePath:instancePath+"/messages/" + i2+"/content",schemaPath:"#/properties/messages/items/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs31 === errors;
valid9 = valid9 || _valid0;
const _errs33 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
const err22 = {instancePath:instancePath+"/messages/" + i2+"/content",schemaPath:"#/properties/messages/items/properties/content/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs33 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const err23 = {instancePath:instancePath+"/messages/" + i2+"/content",schemaPath:"#/properties/messages/items/properties/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/messages/" + i2,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://raw.githubusercontent.com/mcptest/action/v1/schemas/mock.v1.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.instructions !== undefined){
if(typeof data.instructions !== "string"){
const err6 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.protocol_versions !== undefined){
let data4 = data.protocol_versions;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!((((((data5 === "2024-11-05") || (data5 === "2025-03-26")) || (data5 === "2025-06-18")) || (data5 === "2025-11-25")) || (data5 === "2026-03-26")) || (data5 === "2026-07-28"))){
const err7 = {instancePath:instancePath+"/protocol_versions/" + i0,schemaPath:"#/properties/protocol_versions/items/enum",keyword:"enum",params:{allowedValues: schema19.properties.protocol_versions.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data4[i1], data4[j0])){
const err8 = {instancePath:instancePath+"/protocol_versions",schemaPath:"#/properties/protocol_versions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/protocol_versions",schemaPath:"#/properties/protocol_versions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.page_size !== undefined){
let data6 = data.page_size;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.caching !== undefined){
if(!(validate53(data.caching, {instancePath:instancePath+"/caching",parentData:data,parentDataProperty:"caching",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined){
let data8 = data.tools;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i2=0; i2<len1; i2++){
if(!(validate55(data8[i2], {instancePath:instancePath+"/tools/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.resources !== undefined){
let data10 = data.resources;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i3=0; i3<len2; i3++){
if(!(validate67(data10[i3], {instancePath:instancePath+"/resources/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.resource_templates !== undefined){
let data12 = data.resource_templates;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i4=0; i4<len3; i4++){
if(!(validate69(data12[i4], {instancePath:instancePath+"/resource_templates/" + i4,parentData:data12,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate69.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/resource_templates",schemaPath:"#/properties/resource_templates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.prompts !== undefined){
let data14 = data.prompts;
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i5=0; i5<len4; i5++){
if(!(validate71(data14[i5], {instancePath:instancePath+"/prompts/" + i5,parentData:data14,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/prompts",schemaPath:"#/properties/prompts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


// EXTERNAL MODULE: ./src/core/json-pointer.ts
var json_pointer = __webpack_require__(84557);
// EXTERNAL MODULE: ./src/mcp/mock/template.ts
var template = __webpack_require__(78601);
// EXTERNAL MODULE: ./src/mcp/mock/uri-template.ts
var uri_template = __webpack_require__(38260);
;// CONCATENATED MODULE: ./src/mcp/mock/manifest-problems.ts


const KEY_OF_KIND = { tools: "name", resources: "uri", resource_templates: "uriTemplate", prompts: "name" };
const KINDS = ["tools", "resources", "resource_templates", "prompts"];
/** Finds the problems of a manifest that its schema cannot express. */
function manifestProblems(manifest, locate) {
    const problems = [];
    const report = (path, title, description, fix) => problems.push({ location: locate(path), pointer: `/${path.join("/")}`, title, description, fix });
    for (const kind of KINDS) {
        const seen = new Set();
        const key = KEY_OF_KIND[kind];
        for (const [index, entry] of (manifest[kind] ?? []).entries()) {
            const value = new Map(Object.entries(entry)).get(key);
            if (seen.has(value)) {
                report([kind, index, key], `Two ${kind} have the same ${key}`, `${value} occurs twice.`, "Rename one of them.");
            }
            seen.add(value);
        }
    }
    for (const kind of ["resources", "resource_templates"]) {
        for (const [index, { text, blob }] of (manifest[kind] ?? []).entries()) {
            if ((text === undefined) !== (blob === undefined))
                continue;
            report([kind, index], "A resource needs exactly one content", "It needs either text or blob.", "Keep one.");
        }
    }
    for (const [index, { uriTemplate }] of (manifest.resource_templates ?? []).entries()) {
        const wrong = (0,uri_template/* wrongTemplate */.MZ)(uriTemplate);
        const fix = "Write text with {name} or {+name} in it.";
        if (wrong)
            report(["resource_templates", index, "uriTemplate"], "A URI template cannot be used", wrong, fix);
    }
    const texts = [
        ...(manifest.tools ?? []).flatMap(({ response }, index) => {
            const filled = typeof response === "string" ? response : "structured" in response ? response.structured : "";
            return [[["tools", index, "response"], filled]];
        }),
        ...(manifest.resource_templates ?? []).map(({ text }, index) => [
            ["resource_templates", index, "text"],
            text,
        ]),
        ...(manifest.prompts ?? []).map(({ messages }, index) => [
            ["prompts", index, "messages"],
            messages.map(({ content }) => (typeof content === "string" ? content : "")),
        ]),
    ];
    for (const [path, value] of texts) {
        for (const reference of (0,template/* wrongReferences */.sL)(value)) {
            const fix = `Write \${args.NAME}, or use result: for text that goes out as it is.`;
            report(path, "A reference points to nothing", `${reference} is not an argument of the call.`, fix);
        }
    }
    return problems;
}

;// CONCATENATED MODULE: ./src/mcp/mock/tool-list.ts

const NO_ANSWER = "This mock knows the tools of the server, but none of its answers.";
/** The tools of a tools/list answer, its result, or a plain list; else undefined. */
function toolsIn(value) {
    if ((0,json/* isObject */.G)(value) && "jsonrpc" in value)
        return toolsOf(value.result);
    const tools = toolsOf(value);
    // An object with an empty list may be a manifest with other members.
    return tools?.length === 0 && (0,json/* isObject */.G)(value) ? undefined : tools;
}
function toolsOf(value) {
    const tools = (0,json/* isObject */.G)(value) ? value.tools : value;
    return Array.isArray(tools) && tools.every(isListedTool) ? tools : undefined;
}
/** A manifest with these tools, each of which answers with its arguments. */
function manifestOfTools(tools) {
    return {
        tools: tools.map((tool) => ({
            ...tool,
            // Only an error need not match the output schema.
            response: tool.outputSchema === undefined
                ? `${NO_ANSWER} Arguments: \${args}`
                : { result: { content: [{ type: "text", text: NO_ANSWER }], isError: true } },
        })),
    };
}
/** A tool of a manifest has a response; a listed tool does not. */
function isListedTool(value) {
    return (0,json/* isObject */.G)(value) && typeof value.name === "string" && (0,json/* isObject */.G)(value.inputSchema) && !("response" in value);
}

;// CONCATENATED MODULE: ./src/mcp/mock/load.ts








const MAX_BYTES = 4 * 1024 * 1024;
/**
 * Reads what a mock plays: a manifest, YAML or JSON, at the top level of its file or under `mock_server`; or a JSON file
 * with the listed tools of a server. Throws a UserError with every problem of the file.
 *
 * @param path of the file
 * @param displayPath the path as messages show it
 */
function loadMockManifest(path, displayPath = path) {
    const text = readManifest(path, displayPath);
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: lines });
    const place = (from, to) => load_location(displayPath, lines, from, to);
    if (document.errors.length > 0) {
        throw new problem/* UserError */.yo(document.errors.map(({ message, pos: [from, to] }) => ({
            location: place(from, Math.max(to, from + 1)),
            title: "The mock manifest is not valid YAML",
            description: (message.split("\n")[0] ?? message).replace(/ at line \d+, column \d+:?$/, "."),
            fix: "Fix the YAML at this place.",
        })));
    }
    const whole = toValue(document, displayPath);
    const base = (0,json/* isObject */.G)(whole) && "mock_server" in whole ? ["mock_server"] : [];
    const value = (0,json/* isObject */.G)(whole) && base.length > 0 ? whole.mock_server : whole;
    const tools = path.endsWith(".json") ? toolsIn(value) : undefined;
    if (tools !== undefined)
        return manifestOfTools(tools);
    const locate = (path) => {
        for (let length = path.length; length >= 0; length -= 1) {
            const node = document.getIn([...base, ...path.slice(0, length)], true);
            if ((0,dist/* isNode */.Ll)(node) && node.range)
                return place(node.range[0], node.range[1]);
        }
        return place(0, 1);
    };
    const problems = isManifest(value) ? manifestProblems(value, locate) : schemaProblems(validate.errors ?? [], locate);
    if (problems.length > 0 || !isManifest(value))
        throw new problem/* UserError */.yo(problems.sort(byPlace));
    return value;
}
function readManifest(path, displayPath) {
    try {
        return (0,read_file/* readRegularFile */.XF)(path, MAX_BYTES).toString("utf8");
    }
    catch (error) {
        if (error instanceof read_file/* UnreadableFile */.ie && error.code === "TOO_LARGE") {
            throw (0,problem/* userError */.IF)(`The mock manifest ${displayPath} is too large`, `${error.message}.`, "Leave out what no test needs.");
        }
        const description = error instanceof Error ? error.message : String(error);
        throw (0,problem/* userError */.IF)(`The mock manifest ${displayPath} cannot be read`, description, "Name a file that exists.");
    }
}
function toValue(document, displayPath) {
    try {
        return document.toJS({ maxAliasCount: 1_000 });
    }
    catch (error) {
        const description = error instanceof Error ? error.message : String(error);
        throw (0,problem/* userError */.IF)(`The mock manifest ${displayPath} cannot be read`, description, "Fix its anchors and aliases.");
    }
}
function isManifest(value) {
    return validate(value);
}
function schemaProblems(errors, locate) {
    return errors
        .filter((error) => isMostSpecific(error, errors))
        .map((error) => {
        const path = error.instancePath.split("/").slice(1).map(unescaped);
        const place = path.length === 0 ? "the manifest" : path.join(".");
        const { text, fix, key } = explain(error);
        return {
            location: locate(key === undefined ? path : [...path, key]),
            pointer: error.instancePath,
            title: "The mock manifest is not valid",
            description: `${place} ${text}.`,
            fix,
        };
    });
}
/**
 * Of the errors in branches of a oneOf or anyOf, only those inside the value are useful; if there are none, the error of
 * the keyword itself is reported.
 */
function isMostSpecific(error, all) {
    const choice = all.find(({ keyword, instancePath }) => /^(one|any)Of$/.test(keyword) && error.instancePath === instancePath);
    if (choice === undefined)
        return error.keyword !== "if";
    return error === choice && !all.some(({ instancePath }) => instancePath.startsWith(`${choice.instancePath}/`));
}
function explain({ keyword, params, message = "is not valid" }) {
    switch (keyword) {
        case "additionalProperties": {
            const key = String(params.additionalProperty);
            return { text: `has the unknown member ${JSON.stringify(key)}`, fix: "Remove it, or fix its spelling.", key };
        }
        case "required":
            return { text: `lacks ${JSON.stringify(params.missingProperty)}`, fix: `Add ${params.missingProperty}.` };
        case "enum":
            return { text: "has a value that is not allowed", fix: `Write one of ${params.allowedValues.join(", ")}.` };
        case "oneOf":
            return {
                text: "has none of the allowed forms",
                fix: "Write a string, or a mapping with one of structured, result and error.",
            };
        case "anyOf":
            return { text: "is neither text nor a content block", fix: "Write a string, or a mapping with a type." };
        case "false schema":
            return { text: "has no meaning for this fault", fix: "Remove it: only a delay takes ms." };
        default:
            return { text: message, fix: "Write what the schema asks for (mcptest schema mock)." };
    }
}
function load_location(file, lines, from, to) {
    const start = lines.linePos(from);
    const end = lines.linePos(to);
    return { file, line: start.line, column: start.col, end_line: end.line, end_column: end.col };
}
function byPlace({ location: a }, { location: b }) {
    return (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
}
function unescaped(part) {
    return /^\d+$/.test(part) ? Number(part) : (0,json_pointer/* pointerKey */.dW)(part);
}

// EXTERNAL MODULE: ./src/core/duration.ts
var duration = __webpack_require__(98571);
// EXTERNAL MODULE: ./src/mcp/mock/answer.ts + 4 modules
var mock_answer = __webpack_require__(24040);
// EXTERNAL MODULE: ./src/mcp/mock/envelope.ts
var envelope = __webpack_require__(18631);
// EXTERNAL MODULE: ./src/mcp/mock/revisions.ts
var revisions = __webpack_require__(11717);
;// CONCATENATED MODULE: ./src/mcp/mock/manifest-script.ts




const GARBAGE = "}{ this is not JSON";
/** Plays a manifest: its answers and faults. */
class ManifestScript {
    revisions;
    tools;
    #manifest;
    #calls = new Map();
    constructor(manifest) {
        this.#manifest = manifest;
        this.revisions = (0,revisions/* revisionsOf */.Ow)(manifest);
        this.tools = manifest.tools ?? [];
    }
    async perform({ method, params, revision, signal, }) {
        for (const { fault, ms } of method === "tools/call" ? this.#faultsOf(params.name) : []) {
            if (fault === "delay")
                await (0,duration/* sleep */.yy)(ms ?? 0, { signal });
            else if (fault === "garbage")
                return { kind: "text", text: GARBAGE, status: 200 };
            else
                return { kind: fault };
        }
        if (signal.aborted)
            return { kind: "drop" };
        const answer = await (0,mock_answer/* answerOf */.ut)(this.#manifest, method, params, revision);
        return (0,revisions/* isModern */.oy)(revision) ? (0,envelope/* modernAnswer */.Mv)(this.#manifest, method, answer) : { answer, status: 200 };
    }
    /** Counts a tool call and returns its faults; delays come first. */
    #faultsOf(name) {
        const tool = this.tools.find((candidate) => candidate.name === name);
        if (tool?.faults === undefined)
            return [];
        const count = (this.#calls.get(tool.name) ?? 0) + 1;
        this.#calls.set(tool.name, count);
        const due = tool.faults.filter(({ call = count }) => call === count);
        return due.sort((a, b) => Number(b.fault === "delay") - Number(a.fault === "delay"));
    }
}

// EXTERNAL MODULE: ./src/mcp/mock/stdio.ts
var stdio = __webpack_require__(20622);
;// CONCATENATED MODULE: ./src/cli/commands/mock.ts










const MAX_RECORDING = 64 * 1024 * 1024;
/**
 * `mcptest mock FILE`: plays a manifest, a list of tools or a recording over stdio until stdin ends, or over Streamable
 * HTTP until it is interrupted. Throws a UserError for an invalid file, or if it cannot listen on the port.
 */
async function mockCommand(file, flags, { redactor }) {
    const script = await scriptOf(file, flags, redactor);
    if (flags.http === undefined)
        return (await (0,stdio/* serveMock */.W)(script, (0,out/* standardStreams */.bB)())) === "crashed" ? 1 : 0;
    const { serveMockHttp } = await __webpack_require__.e(/* import() */ 6964).then(__webpack_require__.bind(__webpack_require__, 6964));
    const { url, crashed } = await serveMockHttp(script, {
        port: flags.http,
        host: flags.host,
        sse: flags.sse === true,
    });
    await (0,out/* writeOut */.sD)(redactor.text(`${url}\n`));
    await crashed;
    return 1;
}
async function scriptOf(file, { revision }, redactor) {
    const path = (0,external_node_path_.resolve)(file);
    if (isRecording(path)) {
        if (revision.length > 0) {
            const why = `${file} is a recording, which has the answers of one revision.`;
            throw (0,problem/* userError */.IF)("a recording has its own revision", why, "Leave --revision out, or record it at that revision.");
        }
        const { readCassette } = await Promise.all(/* import() */[__webpack_require__.e(4722), __webpack_require__.e(2372)]).then(__webpack_require__.bind(__webpack_require__, 94722));
        const { RecordingScript } = await __webpack_require__.e(/* import() */ 8850).then(__webpack_require__.bind(__webpack_require__, 48850));
        return new RecordingScript(readCassette(path, file), (request) => redactor.value(request));
    }
    const manifest = loadMockManifest(path, file);
    if (revision.length > 0)
        manifest.protocol_versions = revision;
    return new ManifestScript(manifest);
}
/** By its name or its content, because a recording may have been renamed. */
function isRecording(path) {
    if (/\.cassette\.json$/i.test(path))
        return true;
    if (!/\.json$/i.test(path))
        return false;
    try {
        const text = (0,read_file/* readRegularFile */.XF)(path, MAX_RECORDING).toString("utf8");
        // Too large to check here: the reader of recordings reports it.
        if ((0,json_text/* hasMoreValues */.wn)(text, limits/* LIMITS */.b1.cassetteValues))
            return true;
        const value = JSON.parse(text);
        return (0,json/* isObject */.G)(value) && "interactions" in value;
    }
    catch {
        // The reader of manifests reports a file that cannot be read.
        return false;
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

/***/ 83323:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ TOOL_NAME)
/* harmony export */ });
/** The name by which the program calls itself, to servers and in files. */
const TOOL_NAME = "mcptest";


/***/ }),

/***/ 52419:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ LineSplitter)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

const LINE_FEED = 0x0a;
const REPLACEMENT = "\ufffd";
const HEAD_BYTES = 4 * 1024;
/** Splits a stream of bytes into lines, in linear time and with at most `maxBytes` (and one chunk) held. */
class LineSplitter {
    #maxBytes;
    #sink;
    #parts = [];
    #size = 0;
    /** Inside a line that was over the limit: dropped up to its end. */
    #skipping = false;
    constructor(maxBytes, sink) {
        this.#maxBytes = maxBytes;
        this.#sink = sink;
    }
    push(chunk, at) {
        const first = chunk.indexOf(LINE_FEED);
        // Usually a chunk is one whole line: it is passed on without a view or a copy of its bytes.
        if (first !== -1 && first === chunk.length - 1 && first <= this.#maxBytes && this.#size === 0 && !this.#skipping) {
            const text = chunk.toString("utf8", 0, first);
            this.#sink.line(text, at, !text.includes(REPLACEMENT) || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(chunk));
            return;
        }
        let from = 0;
        for (let to = first; to !== -1; to = chunk.indexOf(LINE_FEED, from)) {
            this.#endLine(chunk.subarray(from, to), at);
            from = to + 1;
        }
        if (from < chunk.length && !this.#skipping)
            this.#hold(chunk.subarray(from), at);
    }
    /** True if the beginning of a line is held. */
    get isWithinLine() {
        return this.#size > 0;
    }
    /** Ends the stream: what is left counts as a line if `isWhole` returns true. */
    end(at, isWhole = () => true) {
        if (this.#size === 0)
            return;
        if (isWhole(Buffer.concat(this.#parts).toString("utf8")))
            this.#endLine(Buffer.alloc(0), at);
        else
            this.#clear();
    }
    #endLine(rest, at) {
        if (this.#skipping) {
            this.#skipping = false;
            return;
        }
        if (this.#size + rest.length > this.#maxBytes) {
            this.#refuse(rest, at);
            return;
        }
        const bytes = this.#size === 0 ? rest : Buffer.concat([...this.#parts, rest]);
        this.#clear();
        const text = bytes.toString("utf8");
        this.#sink.line(text, at, !text.includes(REPLACEMENT) || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes));
    }
    #hold(part, at) {
        if (this.#size + part.length > this.#maxBytes) {
            this.#refuse(part, at);
            this.#skipping = true;
            return;
        }
        this.#parts.push(part);
        this.#size += part.length;
    }
    #refuse(rest, at) {
        const bytes = Buffer.concat([...this.#parts, rest], Math.min(HEAD_BYTES, this.#size + rest.length));
        this.#clear();
        this.#sink.tooLarge(bytes.toString("utf8"), at);
    }
    #clear() {
        if (this.#size === 0)
            return;
        this.#parts = [];
        this.#size = 0;
    }
}


/***/ }),

/***/ 59428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   av: () => (/* binding */ salvage),
/* harmony export */   zR: () => (/* binding */ looksLikeFrame)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86153);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5737);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36419);



const NO_FLAWS = [];
const MAX_SALVAGED = 100;
/** Classifies a parsed line. Tolerant: a frame is classified by the members that it has, with its flaws. */
function classify(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(value)) {
        if (!Array.isArray(value))
            return { kind: "noise" };
        if (value.length > 0 && value.every(_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G))
            return { kind: "batch", members: value };
        return value.length === 0 ? { kind: "malformed", flaws: ["is an empty array"] } : { kind: "noise" };
    }
    if ("method" in value)
        return classifyCall(value);
    // An error may name no request, if its id could not be read. With neither a result nor an error it is an answer
    // if it names itself a message: a line of a log may have an id too.
    const isAnswer = "error" in value || ("id" in value && ("result" in value || "jsonrpc" in value));
    if (isAnswer)
        return { kind: "response", frame: value, id: value.id, flaws: flawsOfResponse(value) };
    if ("result" in value)
        return { kind: "malformed", flaws: ["has a result, but no id"] };
    return { kind: "malformed", flaws: ["is an object with neither method, result nor error"] };
}
/**
 * The JSON objects in a line that is not valid JSON (two frames without a line feed between them, a frame after a byte
 * order mark or a prompt), and the text around them. Linear; at most 100 objects.
 */
function salvage(line) {
    const values = [];
    let rest = "";
    let from = 0;
    const opening = /\{\s*"/g;
    for (let found = opening.exec(line); found !== null && values.length < MAX_SALVAGED; found = opening.exec(line)) {
        const end = endOfObject(line, found.index);
        const value = end === -1 ? undefined : parseObject(line.slice(found.index, end));
        // Stops at the first failure: trying every brace would be quadratic.
        if (value === undefined)
            break;
        values.push(value);
        rest += line.slice(from, found.index);
        from = end;
        opening.lastIndex = end;
    }
    return { values, rest: (rest + line.slice(from)).trim() };
}
/** True if a line looks like a broken frame rather than a log line. */
function looksLikeFrame(line) {
    return /^\ufeff?\s*(\{\s*"|\[\s*\{\s*")/.test(line);
}
function classifyCall(frame) {
    const { method, id, params } = frame;
    if (typeof method !== "string")
        return { kind: "malformed", flaws: ["has a method that is not a string"] };
    const flaws = wrongVersion(frame) ? ['has no `jsonrpc: "2.0"`'] : [];
    if (params !== undefined && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(params))
        flaws.push("has params that are not an object");
    if (!("id" in frame))
        return { kind: "notification", frame, method, flaws };
    if (typeof id === "string" || typeof id === "number")
        return { kind: "request", frame, id, method, flaws };
    return { kind: "malformed", flaws: [...flaws, "is a request whose id is neither a string nor a number"] };
}
function flawsOfResponse(frame) {
    const { result, error } = frame;
    const hasError = "error" in frame;
    if (!wrongVersion(frame) && !hasError && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(result))
        return NO_FLAWS;
    const flaws = [];
    if (wrongVersion(frame))
        flaws.push('has no `jsonrpc: "2.0"`');
    if (hasError && "result" in frame)
        flaws.push("has a result and an error at once");
    if (!hasError && !("result" in frame))
        flaws.push("has neither a result nor an error");
    else if (!hasError && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(result))
        flaws.push("has a result that is not an object");
    if (hasError && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(error))
        flaws.push("has an error that is not an object");
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(error)) {
        if (!("code" in error))
            flaws.push("has an error without a code");
        else if (!Number.isInteger(error.code))
            flaws.push("has an error whose code is not an integer");
        if (typeof error.message !== "string")
            flaws.push("has an error without a message");
    }
    return flaws;
}
function wrongVersion(frame) {
    return frame.jsonrpc !== "2.0";
}
/** The index after the brace that closes the object at `start`, or -1. */
function endOfObject(line, start) {
    let depth = 0;
    let quoted = false;
    for (let index = start; index < line.length; index += 1) {
        const char = line[index];
        if (quoted) {
            if (char === "\\")
                index += 1;
            else if (char === '"')
                quoted = false;
        }
        else if (char === '"')
            quoted = true;
        else if (char === "{")
            depth += 1;
        else if (char === "}") {
            depth -= 1;
            if (depth === 0)
                return index + 1;
        }
    }
    return -1;
}
function parseObject(text) {
    // The text around it may have hidden how many they are.
    if ((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hasMoreValues */ .wn)(text, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1.values))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 24040:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ut: () => (/* binding */ answerOf),
  CR: () => (/* binding */ serverInfo)
});

// UNUSED EXPORTS: pageOf

// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redacted = __webpack_require__(77883);
// EXTERNAL MODULE: ./src/mcp/mock/types.ts
var types = __webpack_require__(15046);
;// CONCATENATED MODULE: ./src/mcp/mock/completion.ts



const MAX_VALUES = 100;
/** True if a prompt or a template has completion values. */
function offersCompletion({ prompts = [], resource_templates: templates = [] }) {
    return (templates.some(({ values }) => values !== undefined) ||
        prompts.some((prompt) => prompt.arguments?.some(({ values }) => values !== undefined)));
}
/** The values of an argument that start with the typed text; at most 100, as the protocol requires. */
function complete(manifest, { ref, argument }) {
    if (!(0,json/* isObject */.G)(ref) ||
        !(0,json/* isObject */.G)(argument) ||
        typeof argument.name !== "string" ||
        typeof argument.value !== "string") {
        return (0,types/* refusal */.x5)(types/* INVALID_PARAMS */.lz, "completion/complete needs a ref, and an argument with a name and a value");
    }
    const { name, value: typed } = argument;
    const all = valuesOf(manifest, ref, name);
    if (all === undefined)
        return (0,types/* refusal */.x5)(types/* INVALID_PARAMS */.lz, `Nothing to complete: ${(0,redacted/* jsonExcerpt */.Yf)(ref, 200, "")}`);
    const fitting = all.filter((value) => value.startsWith(typed));
    const values = fitting.slice(0, MAX_VALUES);
    return { result: { completion: { values, total: fitting.length, hasMore: values.length < fitting.length } } };
}
/** The values of an argument; undefined if the prompt or template does not exist. */
function valuesOf(manifest, ref, name) {
    if (ref.type === "ref/prompt") {
        const prompt = manifest.prompts?.find((candidate) => candidate.name === ref.name);
        return prompt && (prompt.arguments?.find((argument) => argument.name === name)?.values ?? []);
    }
    if (ref.type !== "ref/resource")
        return undefined;
    const template = manifest.resource_templates?.find(({ uriTemplate }) => uriTemplate === ref.uri);
    return template && (new Map(Object.entries(template.values ?? {})).get(name) ?? []);
}

// EXTERNAL MODULE: ./src/mcp/mock/template.ts
var template = __webpack_require__(78601);
;// CONCATENATED MODULE: ./src/mcp/mock/prompts.ts



/** The messages of a prompt, with its arguments in them. */
function getPrompt(prompts, params) {
    const prompt = prompts.find(({ name }) => name === params.name);
    if (prompt === undefined)
        return (0,types/* refusal */.x5)(types/* INVALID_PARAMS */.lz, `Unknown prompt: ${JSON.stringify(params.name)}`);
    const args = (0,json/* isObject */.G)(params.arguments) ? params.arguments : {};
    const missing = (prompt.arguments ?? []).filter(({ name, required }) => required && !Object.hasOwn(args, name));
    if (missing.length > 0) {
        const names = missing.map(({ name }) => name).join(", ");
        return (0,types/* refusal */.x5)(types/* INVALID_PARAMS */.lz, `Missing arguments of prompt ${prompt.name}: ${names}`);
    }
    const messages = prompt.messages.map(({ role, content }) => ({
        role,
        content: typeof content === "string" ? { type: "text", text: (0,template/* fillTemplate */.ou)(content, args) } : content,
    }));
    return { result: { description: prompt.description, messages } };
}

// EXTERNAL MODULE: ./src/mcp/mock/revisions.ts
var revisions = __webpack_require__(11717);
// EXTERNAL MODULE: ./src/mcp/mock/uri-template.ts
var uri_template = __webpack_require__(38260);
;// CONCATENATED MODULE: ./src/mcp/mock/resources.ts




const RESOURCE_NOT_FOUND = -32002;
/** The content of the resource with this URI, else of the first matching template. */
function readResource(manifest, uri, revision) {
    const found = manifest.resources?.find((resource) => resource.uri === uri);
    if (found !== undefined)
        return contents(uri, found);
    for (const { uriTemplate, mimeType, text, blob } of manifest.resource_templates ?? []) {
        const args = typeof uri === "string" ? (0,uri_template/* matchUri */.oN)((0,uri_template/* partsOf */.CI)(uriTemplate), uri) : undefined;
        if (args === undefined)
            continue;
        return contents(uri, { mimeType, blob, text: text === undefined ? undefined : (0,template/* fillTemplate */.ou)(text, args) });
    }
    return (0,types/* refusal */.x5)((0,revisions/* isModern */.oy)(revision) ? types/* INVALID_PARAMS */.lz : RESOURCE_NOT_FOUND, "Resource not found", { uri });
}
function contents(uri, { mimeType, text, blob }) {
    return { result: { contents: [{ uri, mimeType, ...(blob === undefined ? { text } : { blob }) }] } };
}

;// CONCATENATED MODULE: ./src/mcp/mock/tools.ts



/** Answers a tool call from the manifest, after validating its arguments. */
async function callTool(tools, params, revision) {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined)
        return (0,types/* refusal */.x5)(types/* INVALID_PARAMS */.lz, `Unknown tool: ${JSON.stringify(params.name)}`);
    const args = params.arguments ?? {};
    const { inputSchema, validate = true, response } = tool;
    if (inputSchema && validate) {
        const { argumentErrors } = await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(351)]).then(__webpack_require__.bind(__webpack_require__, 50351));
        try {
            const errors = argumentErrors(inputSchema, args);
            if (errors.length > 0)
                return wrongArguments(tool.name, errors);
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            return (0,types/* refusal */.x5)(types/* INTERNAL_ERROR */.zR, `The inputSchema of ${tool.name} is not a valid schema: ${reason}`);
        }
    }
    if (typeof response === "string")
        return { result: { content: [textContent((0,template/* fillTemplate */.ou)(response, args))] } };
    if (!("structured" in response))
        return response;
    const structuredContent = (0,template/* fillValue */.Vk)(response.structured, args);
    const content = [textContent(JSON.stringify(structuredContent))];
    return { result: (0,revisions/* hasStructuredContent */.ty)(revision) ? { content, structuredContent } : { content } };
}
/** A tool error, not a protocol error, so that a model can read it and try again. */
function wrongArguments(tool, errors) {
    const text = `Invalid arguments for tool ${tool}: ${errors.join("; ")}`;
    return { result: { content: [textContent(text)], isError: true } };
}
function textContent(text) {
    return { type: "text", text };
}

;// CONCATENATED MODULE: ./src/mcp/mock/answer.ts






const EMPTY_SCHEMA = { type: "object" };
/**
 * The answer of a mock to a request, without faults.
 *
 * @param revision of the answer
 */
async function answerOf(manifest, method, params, revision) {
    if (!offers(manifest, method, revision))
        return (0,types/* refusal */.x5)(types/* METHOD_NOT_FOUND */.X$, `Method not found: ${method}`);
    const { tools = [], resources = [], resource_templates: templates = [], prompts = [] } = manifest;
    const list = (key, entries) => {
        const visible = entries.map((entry) => (0,revisions/* fieldsAt */.$5)(revision, entry));
        return pageOf(key, visible, manifest.page_size, params.cursor);
    };
    switch (method) {
        case "initialize":
            return { result: initializeResult(manifest, params.protocolVersion) };
        case "server/discover":
            return { result: discoverResult(manifest, revision) };
        case "tools/list":
            return list("tools", tools.map(({ response, validate, faults, inputSchema = EMPTY_SCHEMA, ...tool }) => ({ ...tool, inputSchema })));
        case "tools/call":
            return callTool(tools, params, revision);
        case "resources/list":
            return list("resources", resources.map(({ text, blob, ...resource }) => resource));
        case "resources/templates/list":
            return list("resourceTemplates", templates.map(({ text, blob, values, ...template }) => template));
        case "resources/read":
            return readResource(manifest, params.uri, revision);
        case "prompts/list":
            return list("prompts", prompts.map(({ messages, arguments: names, ...prompt }) => names === undefined ? prompt : { ...prompt, arguments: names.map(({ values, ...argument }) => argument) }));
        case "prompts/get":
            return getPrompt(prompts, params);
        case "completion/complete":
            return complete(manifest, params);
        default:
            return { result: {} };
    }
}
/** True if the mock has the method at this revision. */
function offers(manifest, method, revision) {
    const { tools, resources, prompts } = manifest;
    switch (method) {
        case "initialize":
        case "ping":
            return !(0,revisions/* isModern */.oy)(revision);
        case "server/discover":
            return (0,revisions/* isModern */.oy)(revision);
        case "tools/list":
        case "tools/call":
            return tools !== undefined;
        case "resources/list":
        case "resources/templates/list":
        case "resources/read":
            return resources !== undefined || manifest.resource_templates !== undefined;
        case "prompts/list":
        case "prompts/get":
            return prompts !== undefined;
        case "completion/complete":
            return offersCompletion(manifest);
        default:
            return false;
    }
}
function initializeResult(manifest, requested) {
    const protocolVersion = (0,revisions/* agreedRevision */.kv)((0,revisions/* revisionsOf */.Ow)(manifest).legacy, requested);
    const capabilities = capabilitiesOf(manifest, protocolVersion);
    return { protocolVersion, capabilities, serverInfo: serverInfo(manifest), ...instructionsOf(manifest) };
}
function discoverResult(manifest, revision) {
    const supportedVersions = (0,revisions/* revisionsOf */.Ow)(manifest).modern;
    return { supportedVersions, capabilities: capabilitiesOf(manifest, revision), ...instructionsOf(manifest) };
}
function capabilitiesOf(manifest, revision) {
    const methods = { tools: "tools/list", resources: "resources/list", prompts: "prompts/list" };
    const offered = Object.entries(methods).filter(([, method]) => offers(manifest, method, revision));
    if (offersCompletion(manifest) && revision >= "2025-03-26")
        offered.push(["completions", ""]);
    return Object.fromEntries(offered.map(([name]) => [name, {}]));
}
/** The `serverInfo` of a mock. */
function serverInfo({ name = "mcptest-mock", version = "1.0.0" }) {
    return { name, version };
}
function instructionsOf({ instructions }) {
    return instructions === undefined ? {} : { instructions };
}
/**
 * One page of a list.
 *
 * @param key of the entries in the result
 * @param size of a page; undefined for a single page
 * @param cursor as the client sent it
 */
function pageOf(key, entries, size, cursor) {
    const from = cursor === undefined ? 0 : startOf(cursor);
    if (from === undefined || (cursor !== undefined && from >= entries.length)) {
        return (0,types/* refusal */.x5)(types/* INVALID_PARAMS */.lz, `Invalid cursor: ${JSON.stringify(cursor)}`);
    }
    const to = size === undefined ? entries.length : from + size;
    const result = { [key]: entries.slice(from, to) };
    if (to < entries.length)
        result.nextCursor = Buffer.from(`from ${to}`).toString("base64");
    return { result };
}
/** Cursors are opaque to clients; base64 keeps clients from computing them. */
function startOf(cursor) {
    if (typeof cursor !== "string")
        return undefined;
    const found = /^from ([1-9]\d{0,8})$/.exec(Buffer.from(cursor, "base64").toString("latin1"))?.[1];
    return found === undefined ? undefined : Number(found);
}


/***/ }),

/***/ 18631:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ frameOf),
/* harmony export */   Mv: () => (/* binding */ modernAnswer),
/* harmony export */   SH: () => (/* binding */ requestRefusal),
/* harmony export */   vY: () => (/* binding */ parseMessage),
/* harmony export */   zL: () => (/* binding */ revisionNamed)
/* harmony export */ });
/* unused harmony export VERSION_KEY */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86153);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24040);
/* harmony import */ var _revisions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11717);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15046);




const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities";
const SERVER_KEY = "io.modelcontextprotocol/serverInfo";
const UNSUPPORTED_VERSION = -32022;
/** The last revision at which the answer to a message without an id has `id: null`. */
const LAST_WITH_NULL_ID = "2025-06-18";
const CACHEABLE = new Set([
    "server/discover",
    "tools/list",
    "resources/list",
    "resources/templates/list",
    "resources/read",
    "prompts/list",
]);
/** The revision in the `_meta` of a message, if any. */
function revisionNamed({ params }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(params) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(params._meta) ? params._meta[VERSION_KEY] : undefined;
}
/** The error for a request without a handshake whose `_meta` or revision is invalid. */
function requestRefusal(frame, modern) {
    const { method, params } = frame;
    const unsupported = (requested) => (0,_types_js__WEBPACK_IMPORTED_MODULE_3__/* .refusal */ .x5)(UNSUPPORTED_VERSION, "Unsupported protocol version", { supported: modern, requested });
    // A client of an older revision shows only this error to its user.
    if (method === "initialize" && revisionNamed(frame) === undefined)
        return unsupported((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(params) ? params.protocolVersion : undefined);
    const meta = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(params) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(params._meta) ? params._meta : {};
    const requested = meta[VERSION_KEY];
    const missing = [
        ...(typeof requested === "string" ? [] : [VERSION_KEY]),
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(meta[CAPABILITIES_KEY]) ? [] : [CAPABILITIES_KEY]),
    ];
    if (missing.length > 0) {
        const message = `Missing in _meta: ${missing.join(", ")}. Supported versions: ${modern.join(", ")}`;
        return (0,_types_js__WEBPACK_IMPORTED_MODULE_3__/* .refusal */ .x5)(_types_js__WEBPACK_IMPORTED_MODULE_3__/* .INVALID_PARAMS */ .lz, message);
    }
    return modern.includes(String(requested)) ? undefined : unsupported(requested);
}
/** An answer at a revision without a handshake. */
function modernAnswer(manifest, method, answer) {
    if ("error" in answer)
        return { answer, status: answer.error.code === _types_js__WEBPACK_IMPORTED_MODULE_3__/* .METHOD_NOT_FOUND */ .X$ ? 404 : 200 };
    const { result } = answer;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(result))
        return { answer, status: 200 };
    const { resultType = "complete", _meta } = result;
    const { ttl_ms: ttlMs = 0, scope: cacheScope = "private" } = manifest.caching ?? {};
    const hints = CACHEABLE.has(method) && resultType === "complete" ? { ttlMs, cacheScope } : {};
    const meta = { [SERVER_KEY]: (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .serverInfo */ .CR)(manifest), ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(_meta) ? _meta : {}) };
    return { answer: { result: { resultType, ...hints, ...result, _meta: meta } }, status: 200 };
}
/** An answer as a message; `id` is undefined if the request has no readable one. */
function frameOf(id, answer, revision) {
    if (id !== undefined)
        return { jsonrpc: "2.0", id, ...answer };
    return revision <= LAST_WITH_NULL_ID && !(0,_revisions_js__WEBPACK_IMPORTED_MODULE_1__/* .isModern */ .oy)(revision)
        ? { jsonrpc: "2.0", id: null, ...answer }
        : { jsonrpc: "2.0", ...answer };
}
/** Parses a message; undefined if it is not valid JSON. */
function parseMessage(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 35606:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ MockPlayer),
/* harmony export */   r: () => (/* binding */ newPeer)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86153);
/* harmony import */ var _classify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59428);
/* harmony import */ var _revisions_legacy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94738);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18631);
/* harmony import */ var _revisions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11717);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15046);






/** A new client. */
function newPeer() {
    return { revision: undefined, inFlight: new Map() };
}
/** Plays a script over any transport. */
class MockPlayer {
    script;
    #hangs = false;
    constructor(script) {
        this.script = script;
    }
    /** True after a `hang`: no request is answered. */
    get hangs() {
        return this.#hangs;
    }
    /** True for a message without a handshake; `headerRevision`: the revision in its header. */
    isModern(message, headerRevision) {
        const { legacy, modern } = this.script.revisions;
        if (modern.length === 0 || legacy.length === 0)
            return modern.length > 0;
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(message))
            return headerRevision !== undefined && modern.includes(headerRevision);
        return (message.method === "server/discover" ||
            (0,_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .revisionNamed */ .zL)(message) !== undefined ||
            modern.includes(headerRevision ?? ""));
    }
    /**
     * What the mock does about one message.
     *
     * @param message undefined if it is not JSON
     */
    async reply(message, peer, delivery = {}) {
        if (this.#hangs)
            return { kind: "silence" };
        const modern = this.isModern(message, delivery.revision);
        if (!Array.isArray(message))
            return this.#replyToOne(message, peer, modern, delivery.signal);
        if (modern || peer.revision !== _revisions_legacy_js__WEBPACK_IMPORTED_MODULE_1__/* .BATCH_REVISION */ .NI || message.length === 0)
            return this.#refused(peer, message);
        const replies = await Promise.all(message.map((request) => this.#replyToOne(request, peer, false, delivery.signal)));
        const end = replies.find(({ kind }) => kind === "crash" || kind === "silence");
        if (end)
            return end;
        const texts = replies.flatMap((reply) => (reply.kind === "text" ? [reply.text] : []));
        return texts.length > 0 ? { kind: "text", text: `[${texts.join(",")}]`, status: 200 } : { kind: "nothing" };
    }
    async #replyToOne(message, peer, modern, signal) {
        const classified = (0,_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .classify */ .L8)(message);
        if (classified.kind === "notification") {
            if (classified.method === "notifications/cancelled")
                cancel(peer, classified.frame.params);
            return { kind: "nothing" };
        }
        if (classified.kind === "response")
            return { kind: "nothing" };
        if (classified.kind !== "request")
            return this.#refused(peer, message);
        const { id, method, frame } = classified;
        const cancelled = new AbortController();
        peer.inFlight.set(id, cancelled);
        try {
            const signals = signal ? [cancelled.signal, signal] : [cancelled.signal];
            const params = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(frame.params) ? frame.params : {};
            const refused = modern ? (0,_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .requestRefusal */ .SH)(frame, this.script.revisions.modern) : undefined;
            if (!modern && method === "initialize") {
                peer.revision = (0,_revisions_js__WEBPACK_IMPORTED_MODULE_3__/* .agreedRevision */ .kv)(this.script.revisions.legacy, params.protocolVersion);
            }
            const revision = this.#revisionOf(peer, modern);
            const response = refused
                ? { answer: refused, status: 400 }
                : await this.script.perform({ id, method, params, revision, signal: AbortSignal.any(signals) });
            if ("kind" in response && response.kind === "hang") {
                this.#hangs = true;
                return { kind: "silence" };
            }
            if (this.#hangs)
                return { kind: "silence" };
            if ("kind" in response)
                return response;
            return { kind: "text", text: JSON.stringify((0,_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .frameOf */ .Dm)(id, response.answer, revision)), status: response.status };
        }
        catch (error) {
            // For example, arguments that are nested too deeply: the other requests still need answers.
            const reason = error instanceof Error ? error.message : String(error);
            const answer = (0,_types_js__WEBPACK_IMPORTED_MODULE_5__/* .refusal */ .x5)(_types_js__WEBPACK_IMPORTED_MODULE_5__/* .INTERNAL_ERROR */ .zR, `The mock cannot answer this: ${reason}`);
            return { kind: "text", text: JSON.stringify((0,_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .frameOf */ .Dm)(id, answer, this.#revisionOf(peer, modern))), status: 200 };
        }
        finally {
            if (peer.inFlight.get(id) === cancelled)
                peer.inFlight.delete(id);
        }
    }
    /** The error for a message that is not a valid request. */
    refuse(answer, peer, id) {
        return JSON.stringify((0,_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .frameOf */ .Dm)(id, answer, this.#revisionOf(peer, false)));
    }
    #refused(peer, message) {
        const answer = message === undefined ? (0,_types_js__WEBPACK_IMPORTED_MODULE_5__/* .refusal */ .x5)(_types_js__WEBPACK_IMPORTED_MODULE_5__/* .PARSE_ERROR */ .to, "Parse error") : (0,_types_js__WEBPACK_IMPORTED_MODULE_5__/* .refusal */ .x5)(_types_js__WEBPACK_IMPORTED_MODULE_5__/* .INVALID_REQUEST */ .Me, "Invalid request");
        return { kind: "text", text: this.refuse(answer, peer), status: 400 };
    }
    /** The revision of an answer. */
    #revisionOf(peer, modern) {
        const { legacy, modern: [newest = ""], } = this.script.revisions;
        return modern ? newest : (peer.revision ?? legacy[0] ?? newest);
    }
}
function cancel({ inFlight }, params) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(params))
        inFlight.get(params.requestId)?.abort();
}


/***/ }),

/***/ 11717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ fieldsAt),
/* harmony export */   Ow: () => (/* binding */ revisionsOf),
/* harmony export */   kv: () => (/* binding */ agreedRevision),
/* harmony export */   oy: () => (/* binding */ isModern),
/* harmony export */   ty: () => (/* binding */ hasStructuredContent)
/* harmony export */ });
/* harmony import */ var _revisions_known_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98042);
/* harmony import */ var _revisions_legacy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94738);


/** The revisions without a handshake, at which each request names its revision. */
const MODERN_REVISIONS = [_revisions_known_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_MODERN */ .TZ];
/** The revision that added each member of a list entry; members that are not named exist at all revisions. */
const FIELD_SINCE = {
    annotations: "2025-03-26",
    title: "2025-06-18",
    outputSchema: "2025-06-18",
    _meta: "2025-06-18",
    icons: "2025-11-25",
    execution: "2025-11-25",
};
/** True if each request names its revision instead of a handshake. */
function isModern(revision) {
    return MODERN_REVISIONS.includes(revision);
}
/** The revisions that a mock speaks, with and without a handshake, newest first. */
function revisionsOf({ protocol_versions = [] }) {
    const supported = protocol_versions.length > 0 ? protocol_versions : [..._revisions_legacy_js__WEBPACK_IMPORTED_MODULE_1__/* .LEGACY_REVISIONS */ .TQ, ...MODERN_REVISIONS];
    const newestFirst = [...supported].sort().reverse();
    return { legacy: newestFirst.filter((revision) => !isModern(revision)), modern: newestFirst.filter(isModern) };
}
/** The negotiated revision: the requested one if it is supported, else the newest published one that is. */
function agreedRevision(legacy, requested) {
    if (typeof requested === "string" && legacy.includes(requested))
        return requested;
    const published = _revisions_legacy_js__WEBPACK_IMPORTED_MODULE_1__/* .LEGACY_REVISIONS */ .TQ;
    return legacy.find((revision) => published.includes(revision)) ?? legacy[0] ?? _revisions_legacy_js__WEBPACK_IMPORTED_MODULE_1__/* .NEWEST_LEGACY */ .hJ;
}
/** An entry of a list without the members that later revisions added. */
function fieldsAt(revision, entry) {
    return Object.fromEntries(Object.entries(entry).filter(([name]) => (FIELD_SINCE[name] ?? "") <= revision));
}
/** True if results of tools have structuredContent. */
function hasStructuredContent(revision) {
    return revision >= "2025-06-18";
}


/***/ }),

/***/ 20622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ serveMock),
/* harmony export */   f: () => (/* binding */ MAX_MESSAGE_BYTES)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98571);
/* harmony import */ var _channel_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52419);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18631);
/* harmony import */ var _player_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35606);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15046);





const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;
/** The time limit of the last answers after the end of the input, in milliseconds. */
const LAST_ANSWERS_MS = 1_000;
/**
 * Plays a script over stdio, one line of JSON per message.
 *
 * @returns how it ended: by the end of its input, after the last answers, or by a crash of the script, on which the caller
 *   ends the process with a non-zero code
 */
function serveMock(script, { input, output }) {
    return new Promise((resolve) => {
        const player = new _player_js__WEBPACK_IMPORTED_MODULE_3__/* .MockPlayer */ .A(script);
        const peer = (0,_player_js__WEBPACK_IMPORTED_MODULE_3__/* .newPeer */ .r)();
        const answering = new Set();
        let isOver = false;
        const stop = (how) => {
            isOver = true;
            input.destroy();
            resolve(how);
        };
        const write = (line) => {
            if (!isOver && output.writable)
                output.write(`${line}\n`);
        };
        const receive = async (line) => {
            if (line.trim() === "")
                return;
            const reply = await player.reply((0,_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMessage */ .vY)(line), peer);
            if (reply.kind === "crash")
                stop("crashed");
            else if (reply.kind === "text")
                for (const text of [...(reply.before ?? []), reply.text])
                    write(text);
        };
        const tooLarge = () => write(player.refuse((0,_types_js__WEBPACK_IMPORTED_MODULE_4__/* .refusal */ .x5)(_types_js__WEBPACK_IMPORTED_MODULE_4__/* .INVALID_REQUEST */ .Me, "The message is too large"), peer));
        const line = (text) => {
            const answer = receive(text).finally(() => answering.delete(answer));
            answering.add(answer);
        };
        const splitter = new _channel_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .LineSplitter */ .g(MAX_MESSAGE_BYTES, { line, tooLarge });
        const finish = async () => {
            splitter.end(0);
            await Promise.race([Promise.all(answering), (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .sleep */ .yy)(LAST_ANSWERS_MS)]);
            stop("ended");
        };
        output.on("error", () => stop("ended")); // the reader has gone
        input.on("data", (chunk) => splitter.push(chunk, 0));
        input.once("end", () => void finish());
        input.once("close", () => {
            if (!input.readableEnded)
                stop("ended");
        });
        input.once("error", () => stop("ended"));
    });
}


/***/ }),

/***/ 78601:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vk: () => (/* binding */ fillValue),
/* harmony export */   ou: () => (/* binding */ fillTemplate),
/* harmony export */   sL: () => (/* binding */ wrongReferences)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86153);

const REFERENCE = /\$\{([^{}]*)\}/g;
const ARGUMENT = /^args(\.[^.]+)*$/;
/** `text` with every `${args.x.y}` replaced by that argument: strings as they are, other values as JSON, absent ones as nothing. */
function fillTemplate(text, args) {
    return text.replace(REFERENCE, (_, path) => {
        const value = lookUp(path, args);
        return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    });
}
/** `value` with every string in it filled; a string with only one reference becomes the argument with its type. */
function fillValue(value, args) {
    if (typeof value === "string") {
        const whole = /^\$\{([^{}]*)\}$/.exec(value)?.[1];
        return whole === undefined ? fillTemplate(value, args) : (lookUp(whole, args) ?? null);
    }
    if (Array.isArray(value))
        return value.map((element) => fillValue(element, args));
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fillValue(member, args)]));
}
/** The references in the strings of `value` that name no argument. */
function wrongReferences(value) {
    if (typeof value === "string") {
        return [...value.matchAll(REFERENCE)].flatMap(([whole, path]) => (ARGUMENT.test(path ?? "") ? [] : [whole]));
    }
    if (Array.isArray(value))
        return value.flatMap(wrongReferences);
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(value) ? Object.values(value).flatMap(wrongReferences) : [];
}
function lookUp(path, args) {
    let value = args;
    for (const key of path.split(".").slice(1)) {
        if (typeof value !== "object" || value === null || !Object.hasOwn(value, key))
            return undefined;
        value = value[key];
    }
    return value;
}


/***/ }),

/***/ 15046:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Me: () => (/* binding */ INVALID_REQUEST),
/* harmony export */   X$: () => (/* binding */ METHOD_NOT_FOUND),
/* harmony export */   lz: () => (/* binding */ INVALID_PARAMS),
/* harmony export */   to: () => (/* binding */ PARSE_ERROR),
/* harmony export */   x5: () => (/* binding */ refusal),
/* harmony export */   zR: () => (/* binding */ INTERNAL_ERROR)
/* harmony export */ });
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
/** An answer that is an error. */
function refusal(code, message, data) {
    return { error: data === undefined ? { code, message } : { code, message, data } };
}


/***/ }),

/***/ 38260:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   MZ: () => (/* binding */ wrongTemplate),
/* harmony export */   oN: () => (/* binding */ matchUri)
/* harmony export */ });
/** The parts of a template; undefined for a `{…}` that is neither `{name}` nor `{+name}`. */
function partsOf(template) {
    return template.split(/(\{\+?\w+\})/).flatMap((part) => {
        if (part === "")
            return [];
        const name = /^\{\+?(\w+)\}$/.exec(part)?.[1];
        return [name === undefined ? { text: part } : { name, slashes: part.startsWith("{+") }];
    });
}
/** The error of a template; undefined if it is valid. */
function wrongTemplate(template) {
    const parts = partsOf(template);
    if (parts.some((part) => "text" in part && /[{}]/.test(part.text))) {
        return "It has braces that are neither {name} nor {+name}.";
    }
    const names = parts.flatMap((part) => ("name" in part ? [part.name] : []));
    if (new Set(names).size < names.length)
        return "It has a name twice.";
    const isTouching = parts.some((part, index) => "name" in part && "name" in (parts[index + 1] ?? {}));
    return isTouching ? "It has two names with no text between them." : undefined;
}
/**
 * The values of a template's variables in a URI; undefined if the URI does not match. Each variable matches up to the
 * first occurrence of the text after it, so that the time is linear.
 */
function matchUri(parts, uri) {
    const found = new Map();
    let at = 0;
    for (const [index, part] of parts.entries()) {
        if ("text" in part) {
            if (!uri.startsWith(part.text, at))
                return undefined;
            at += part.text.length;
            continue;
        }
        const next = parts[index + 1];
        const isLast = index + 2 >= parts.length;
        const end = next === undefined ? uri.length : endOf(uri, "text" in next ? next.text : "", at, isLast);
        const value = uri.slice(at, end);
        if (end <= at || (!part.slashes && value.includes("/")))
            return undefined;
        found.set(part.name, decodeUri(value));
        at = end;
    }
    return at === uri.length ? Object.fromEntries(found) : undefined;
}
/** The index at which the text after a value starts; the last text must be at the end of the URI. */
function endOf(uri, text, from, isLast) {
    if (!isLast)
        return uri.indexOf(text, from);
    return uri.endsWith(text) ? uri.length - text.length : -1;
}
function decodeUri(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}


/***/ }),

/***/ 98042:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ isSince),
/* harmony export */   NY: () => (/* binding */ REVISIONS),
/* harmony export */   TV: () => (/* binding */ laterRevisionOf),
/* harmony export */   TZ: () => (/* binding */ FIRST_MODERN),
/* harmony export */   Vu: () => (/* binding */ VERSION_META),
/* harmony export */   bf: () => (/* binding */ CAPABILITIES_META),
/* harmony export */   cg: () => (/* binding */ hasMethod),
/* harmony export */   l8: () => (/* binding */ livenessOf)
/* harmony export */ });
/** The published revisions, oldest first. */
const REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"];
/** The first revision without a handshake: every request names its revision in `_meta`. */
const FIRST_MODERN = "2026-07-28";
/** The `_meta` key of the revision in modern requests. */
const VERSION_META = "io.modelcontextprotocol/protocolVersion";
/** The `_meta` key of the client's capabilities in modern requests. */
const CAPABILITIES_META = "io.modelcontextprotocol/clientCapabilities";
/** True for a revision of this date or a later one; revisions are dates, so their text orders them. */
function isSince(revision, first) {
    return revision !== null && /^\d{4}-\d{2}-\d{2}$/.test(revision) && revision >= first;
}
/** The request that every server of a revision answers, to check whether it is alive. */
function livenessOf(revision) {
    return isSince(revision, FIRST_MODERN) ? "server/discover" : "ping";
}
/** The requests that a client may send: the first revision that has them, and the first without them, if any. */
const METHODS = {
    initialize: { before: FIRST_MODERN },
    ping: { before: FIRST_MODERN },
    "logging/setLevel": { before: FIRST_MODERN },
    "resources/subscribe": { before: FIRST_MODERN },
    "resources/unsubscribe": { before: FIRST_MODERN },
    "tools/list": {},
    "tools/call": {},
    "resources/list": {},
    "resources/templates/list": {},
    "resources/read": {},
    "prompts/list": {},
    "prompts/get": {},
    "completion/complete": {},
    // Since 2026-07-28 tasks are an extension.
    "tasks/get": { since: "2025-11-25" },
    "tasks/cancel": { since: "2025-11-25" },
    "tasks/list": { since: "2025-11-25", before: FIRST_MODERN },
    "tasks/result": { since: "2025-11-25", before: FIRST_MODERN },
    "tasks/update": { since: FIRST_MODERN },
    "server/discover": { since: FIRST_MODERN },
    "subscriptions/listen": { since: FIRST_MODERN },
};
/** True if a revision has this request of a client. */
function hasMethod(method, revision) {
    if (!Object.hasOwn(METHODS, method))
        return false;
    const { since, before } = METHODS[method] ?? {};
    if (since !== undefined && !isSince(revision, since))
        return false;
    return before === undefined || !isSince(revision, before);
}
/** Fields of results, with the revision that added them. */
const FIRST_OF = {
    destructiveHint: "2025-03-26",
    idempotentHint: "2025-03-26",
    openWorldHint: "2025-03-26",
    readOnlyHint: "2025-03-26",
    structuredContent: "2025-06-18",
    outputSchema: "2025-06-18",
    icons: "2025-11-25",
    websiteUrl: "2025-11-25",
    resultType: "2026-07-28",
    ttlMs: "2026-07-28",
    cacheScope: "2026-07-28",
    supportedVersions: "2026-07-28",
};
/** The later revision that added a field; undefined if this revision has the field, or the field is unknown. */
function laterRevisionOf(field, revision) {
    const first = Object.hasOwn(FIRST_OF, field) ? FIRST_OF[field] : undefined;
    return first !== undefined && REVISIONS.includes(revision ?? "") && !isSince(revision, first) ? first : undefined;
}


/***/ }),

/***/ 94738:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ BATCH_REVISION),
/* harmony export */   PN: () => (/* binding */ initializeParams),
/* harmony export */   TQ: () => (/* binding */ LEGACY_REVISIONS),
/* harmony export */   hJ: () => (/* binding */ NEWEST_LEGACY),
/* harmony export */   ri: () => (/* binding */ readInitialize)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86153);
/* harmony import */ var _core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77883);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83323);



/** The published revisions with an initialize handshake, oldest first. */
const LEGACY_REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
/** The revision to offer if none is requested. */
const NEWEST_LEGACY = "2025-11-25";
/** The only revision at which a server may send several messages in one array. */
const BATCH_REVISION = "2025-03-26";
/** The params of initialize. The revision is offered as written, even if unknown. */
function initializeParams(revision, capabilities, clientVersion) {
    return {
        protocolVersion: revision,
        capabilities,
        clientInfo: { name: _core_version_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL_NAME */ .l, version: clientVersion },
    };
}
/** Interprets the outcome of initialize. A server that answers with any result has started. */
function readInitialize(outcome, timeoutMs) {
    switch (outcome.kind) {
        case "unsendable":
            return { ok: false, rule_id: outcome.rule_id, message: outcome.message };
        case "fault":
            return { ok: false, rule_id: outcome.fault.rule_id, message: outcome.fault.message };
        case "died": {
            const { exit_code, signal } = outcome.process;
            const how = signal === null ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `exited with code ${exit_code ?? "unknown"}` : (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `was ended by ${(0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .hide */ .jD)(signal)}`;
            return { ok: false, rule_id: "FAULT-START-EXIT", message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server ${how} before it answered initialize.` };
        }
        case "timeout": {
            const message = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server did not answer initialize within ${Math.round(timeoutMs)} ms.`;
            return {
                ok: false,
                rule_id: "FAULT-START-TIMEOUT",
                message: outcome.note ? (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${message} ${outcome.note}` : message,
            };
        }
        case "answer":
            return readAnswer(outcome.answer);
    }
}
function readAnswer({ result, error }) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(result) && ["protocolVersion", "capabilities", "serverInfo"].some((name) => name in result)) {
        const { protocolVersion, serverInfo = null, capabilities = null, instructions } = result;
        return {
            ok: true,
            facts: {
                negotiatedVersion: typeof protocolVersion === "string" ? protocolVersion : null,
                serverInfo,
                capabilities,
                instructions: typeof instructions === "string" ? instructions : null,
            },
        };
    }
    const excerpt = (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcerpt */ .Yf)(error === undefined ? result : error, 500, "");
    const what = error === undefined ? "something that is not an initialize result" : "an error";
    return {
        ok: false,
        rule_id: "FAULT-START-REJECTED",
        message: (0,_core_redaction_redacted_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The server answered initialize with ${what}: ${excerpt}`,
    };
}


/***/ })

};
