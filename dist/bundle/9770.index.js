export const id = 9770;
export const ids = [9770];
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

/***/ 19770:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mockCommand: () => (/* binding */ mockCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/out.ts
var out = __webpack_require__(61691);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
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
"use strict";
const validate = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/mock.v1.json","title":"MockManifest","description":"A server to be played: what it offers, what it answers, and where it misbehaves.","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"name":{"type":"string","minLength":1,"description":"serverInfo.name; mcptest-mock where it is left out"},"version":{"type":"string","minLength":1,"description":"serverInfo.version; 1.0.0 where it is left out"},"instructions":{"type":"string"},"protocol_versions":{"description":"The revisions that the server speaks; every one with an initialize handshake where the list is left out or empty","type":"array","uniqueItems":true,"items":{"enum":["2024-11-05","2025-03-26","2025-06-18","2025-11-25"]}},"tools":{"type":"array","items":{"$ref":"#/$defs/MockTool"}},"resources":{"type":"array","items":{"$ref":"#/$defs/MockResource"}},"prompts":{"type":"array","items":{"$ref":"#/$defs/MockPrompt"}}},"$defs":{"MockTool":{"type":"object","additionalProperties":false,"required":["name","response"],"properties":{"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"inputSchema":{"type":"object","additionalProperties":true,"description":"As the server lists it; an object of any kind where it is left out"},"outputSchema":{"type":"object","additionalProperties":true},"annotations":{"type":"object","additionalProperties":true},"response":{"description":"A string becomes one text content, `${args.x}` in it the argument x","oneOf":[{"type":"string"},{"$ref":"#/$defs/MockStructured"},{"$ref":"#/$defs/MockResult"},{"$ref":"#/$defs/MockErrorResponse"}]},"validate":{"type":"boolean","default":true,"description":"False answers whatever the arguments are; else wrong ones are told in a result with isError"},"faults":{"description":"Where the tool misbehaves; of several that apply to a call a delay comes first, then the first other one","type":"array","items":{"$ref":"#/$defs/MockFault"}}}},"MockStructured":{"description":"structuredContent, and its JSON as text content; `${args.x}` in any string of it","type":"object","additionalProperties":false,"required":["structured"],"properties":{"structured":{"type":"object","additionalProperties":true}}},"MockResult":{"description":"The result as it goes out","type":"object","additionalProperties":false,"required":["result"],"properties":{"result":{}}},"MockErrorResponse":{"description":"The JSON-RPC error as it goes out","type":"object","additionalProperties":false,"required":["error"],"properties":{"error":{"$ref":"#/$defs/MockError"}}},"MockError":{"type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"type":"integer"},"message":{"type":"string"},"data":{}}},"MockFault":{"type":"object","additionalProperties":false,"required":["fault"],"properties":{"fault":{"enum":["delay","hang","crash","garbage","drop"],"description":"delay answers late, hang answers nothing any more, crash ends the process, garbage writes no JSON instead of the answer, drop leaves this answer out"},"ms":{"type":"integer","minimum":0,"maximum":3600000,"description":"How long a delay takes"},"call":{"type":"integer","minimum":1,"description":"Only on the tool's n-th call; on each where it is left out"}},"if":{"properties":{"fault":{"const":"delay"}}},"then":{"required":["ms"]},"else":{"properties":{"ms":false}}},"MockResource":{"type":"object","additionalProperties":false,"required":["uri","name"],"properties":{"uri":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"mimeType":{"type":"string"},"text":{"type":"string"},"blob":{"type":"string","description":"Base64, in place of text"}}},"MockPrompt":{"type":"object","additionalProperties":false,"required":["name","messages"],"properties":{"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"arguments":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1},"description":{"type":"string"},"required":{"type":"boolean"}}}},"messages":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["role","content"],"properties":{"role":{"enum":["user","assistant"]},"content":{"description":"A string becomes text content, `${args.x}` in it the argument x; an object goes out as it is","anyOf":[{"type":"string"},{"type":"object","additionalProperties":true}]}}}}}}}};
const func1 = helper0;
const func0 = helper1;
const schema20 = {"type":"object","additionalProperties":false,"required":["name","response"],"properties":{"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"inputSchema":{"type":"object","additionalProperties":true,"description":"As the server lists it; an object of any kind where it is left out"},"outputSchema":{"type":"object","additionalProperties":true},"annotations":{"type":"object","additionalProperties":true},"response":{"description":"A string becomes one text content, `${args.x}` in it the argument x","oneOf":[{"type":"string"},{"$ref":"#/$defs/MockStructured"},{"$ref":"#/$defs/MockResult"},{"$ref":"#/$defs/MockErrorResponse"}]},"validate":{"type":"boolean","default":true,"description":"False answers whatever the arguments are; else wrong ones are told in a result with isError"},"faults":{"description":"Where the tool misbehaves; of several that apply to a call a delay comes first, then the first other one","type":"array","items":{"$ref":"#/$defs/MockFault"}}}};
const func4 = Object.prototype.hasOwnProperty;
const schema21 = {"description":"structuredContent, and its JSON as text content; `${args.x}` in any string of it","type":"object","additionalProperties":false,"required":["structured"],"properties":{"structured":{"type":"object","additionalProperties":true}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"description":"The result as it goes out","type":"object","additionalProperties":false,"required":["result"],"properties":{"result":{}}};

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
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"description":"The JSON-RPC error as it goes out","type":"object","additionalProperties":false,"required":["error"],"properties":{"error":{"$ref":"#/$defs/MockError"}}};
const schema24 = {"type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"type":"integer"},"message":{"type":"string"},"data":{}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate59(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"object","additionalProperties":false,"required":["fault"],"properties":{"fault":{"enum":["delay","hang","crash","garbage","drop"],"description":"delay answers late, hang answers nothing any more, crash ends the process, garbage writes no JSON instead of the answer, drop leaves this answer out"},"ms":{"type":"integer","minimum":0,"maximum":3600000,"description":"How long a delay takes"},"call":{"type":"integer","minimum":1,"description":"Only on the tool's n-th call; on each where it is left out"}},"if":{"properties":{"fault":{"const":"delay"}}},"then":{"required":["ms"]},"else":{"properties":{"ms":false}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
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
const err6 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/enum",keyword:"enum",params:{allowedValues: schema25.properties.fault.enum},message:"must be equal to one of the allowed values"};
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
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(func4.call(schema20.properties, key0))){
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
if(func1(data0) < 1){
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
if(!(validate54(data6, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
if(!(validate56(data6, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
if(!(validate58(data6, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(validate62(data8[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"object","additionalProperties":false,"required":["uri","name"],"properties":{"uri":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"mimeType":{"type":"string"},"text":{"type":"string"},"blob":{"type":"string","description":"Base64, in place of text"}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
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
if(func1(data0) < 1){
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
if(func1(data1) < 1){
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
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","additionalProperties":false,"required":["name","messages"],"properties":{"name":{"type":"string","minLength":1},"title":{"type":"string"},"description":{"type":"string"},"arguments":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1},"description":{"type":"string"},"required":{"type":"boolean"}}}},"messages":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["role","content"],"properties":{"role":{"enum":["user","assistant"]},"content":{"description":"A string becomes text content, `${args.x}` in it the argument x; an object goes out as it is","anyOf":[{"type":"string"},{"type":"object","additionalProperties":true}]}}}}}};

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
if(func1(data0) < 1){
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
if(!(((key1 === "name") || (key1 === "description")) || (key1 === "required"))){
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
if(func1(data5) < 1){
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
}
else {
const err13 = {instancePath:instancePath+"/arguments/" + i0,schemaPath:"#/properties/arguments/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err14 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.messages !== undefined){
let data8 = data.messages;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.role === undefined){
const err15 = {instancePath:instancePath+"/messages/" + i1,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data9.content === undefined){
const err16 = {instancePath:instancePath+"/messages/" + i1,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data9){
if(!((key2 === "role") || (key2 === "content"))){
const err17 = {instancePath:instancePath+"/messages/" + i1,schemaPath:"#/properties/messages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data9.role !== undefined){
let data10 = data9.role;
if(!((data10 === "user") || (data10 === "assistant"))){
const err18 = {instancePath:instancePath+"/messages/" + i1+"/role",schemaPath:"#/properties/messages/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema27.properties.messages.items.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data9.content !== undefined){
let data11 = data9.content;
const _errs26 = errors;
let valid7 = false;
const _errs27 = errors;
if(typeof data11 !== "string"){
const err19 = {instancePath:instancePath+"/messages/" + i1+"/content",schemaPath:"#/properties/messages/items/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid7 = valid7 || _valid0;
const _errs29 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
const err20 = {instancePath:instancePath+"/messages/" + i1+"/content",schemaPath:"#/properties/messages/items/properties/content/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs29 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const err21 = {instancePath:instancePath+"/messages/" + i1+"/content",schemaPath:"#/properties/messages/items/properties/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/messages/" + i1,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!((((((((key0 === "$schema") || (key0 === "name")) || (key0 === "version")) || (key0 === "instructions")) || (key0 === "protocol_versions")) || (key0 === "tools")) || (key0 === "resources")) || (key0 === "prompts"))){
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
if(func1(data1) < 1){
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
if(func1(data2) < 1){
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
if(!((((data5 === "2024-11-05") || (data5 === "2025-03-26")) || (data5 === "2025-06-18")) || (data5 === "2025-11-25"))){
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
if(data.tools !== undefined){
let data6 = data.tools;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
if(!(validate53(data6[i2], {instancePath:instancePath+"/tools/" + i2,parentData:data6,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.resources !== undefined){
let data8 = data.resources;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i3=0; i3<len2; i3++){
if(!(validate65(data8[i3], {instancePath:instancePath+"/resources/" + i3,parentData:data8,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.prompts !== undefined){
let data10 = data.prompts;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i4=0; i4<len3; i4++){
if(!(validate67(data10[i4], {instancePath:instancePath+"/prompts/" + i4,parentData:data10,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/prompts",schemaPath:"#/properties/prompts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
;// CONCATENATED MODULE: ./src/mcp/mock/template.ts

const reference = /\$\{([^{}]*)\}/g;
const argument = /^args(\.[^.]+)*$/;
/** `text` with every `${args.x.y}` replaced by that argument: strings as they are, else JSON, nothing where it is absent. */
function fill(text, args) {
    return text.replace(reference, (_, path) => {
        const value = lookUp(path, args);
        return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    });
}
/** `value` with every string in it filled; a string that is one reference alone takes the argument with its type. */
function fillDeep(value, args) {
    if (typeof value === "string") {
        const whole = /^\$\{([^{}]*)\}$/.exec(value)?.[1];
        return whole === undefined ? fill(value, args) : (lookUp(whole, args) ?? null);
    }
    if (Array.isArray(value))
        return value.map((element) => fillDeep(element, args));
    if (!(0,json/* isObject */.G)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fillDeep(member, args)]));
}
/** The references in the strings of `value` that name no argument. */
function wrongReferences(value) {
    if (typeof value === "string") {
        return [...value.matchAll(reference)].flatMap(([whole, path]) => (argument.test(path ?? "") ? [] : [whole]));
    }
    if (Array.isArray(value))
        return value.flatMap(wrongReferences);
    return (0,json/* isObject */.G)(value) ? Object.values(value).flatMap(wrongReferences) : [];
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

;// CONCATENATED MODULE: ./src/mcp/mock/load.ts






const MAX_BYTES = 4 * 1024 * 1024;
/**
 * Reads a mock manifest, YAML or JSON, at the top level of its file or under `mock_server`.
 *
 * @param path of the file
 * @param shown the path as messages show it
 * @throws UserError with every problem of the file
 */
function loadMockManifest(path, shown = path) {
    const text = readManifest(path, shown);
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: lines });
    const place = (from, to) => load_location(shown, lines, from, to);
    if (document.errors.length > 0) {
        throw new problem/* UserError */.y(document.errors.map(({ message, pos: [from, to] }) => ({
            location: place(from, Math.max(to, from + 1)),
            title: "The mock manifest is no YAML",
            description: (message.split("\n")[0] ?? message).replace(/ at line \d+, column \d+:?$/, "."),
            fix: "Mend the YAML at this place.",
        })));
    }
    const whole = toValue(document, shown);
    const base = (0,json/* isObject */.G)(whole) && "mock_server" in whole ? ["mock_server"] : [];
    const value = (0,json/* isObject */.G)(whole) && base.length > 0 ? whole.mock_server : whole;
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
        throw new problem/* UserError */.y(problems.sort(byPlace));
    return value;
}
function readManifest(path, shown) {
    let bytes;
    try {
        bytes = (0,external_node_fs_.readFileSync)(path);
    }
    catch (error) {
        const description = error instanceof Error ? error.message : String(error);
        throw (0,problem/* userError */.I)(`The mock manifest ${shown} cannot be read`, description, "Name a file that exists.");
    }
    if (bytes.length > MAX_BYTES) {
        throw (0,problem/* userError */.I)(`The mock manifest ${shown} is too large`, `It has ${bytes.length} bytes; at most ${MAX_BYTES} are read.`, "Leave out what no test needs.");
    }
    return bytes.toString("utf8");
}
function toValue(document, shown) {
    try {
        return document.toJS({ maxAliasCount: 1_000 });
    }
    catch (error) {
        const description = error instanceof Error ? error.message : String(error);
        throw (0,problem/* userError */.I)(`The mock manifest ${shown} cannot be read`, description, "Mend its anchors and aliases.");
    }
}
function isManifest(value) {
    return validate(value);
}
function schemaProblems(errors, locate) {
    return errors
        .filter((error) => tellsMost(error, errors))
        .map((error) => {
        const path = error.instancePath.split("/").slice(1).map(unescaped);
        const where = path.length === 0 ? "the manifest" : path.join(".");
        const { text, fix, key } = explained(error);
        return {
            location: locate(key === undefined ? path : [...path, key]),
            pointer: error.instancePath,
            title: "The mock manifest is not valid",
            description: `${where} ${text}.`,
            fix,
        };
    });
}
/**
 * Of what the branches of a oneOf or anyOf say only what lies inside the value is of use; where nothing does, the
 * keyword itself says that no branch fits.
 */
function tellsMost(error, all) {
    const choice = all.find(({ keyword, instancePath }) => /^(one|any)Of$/.test(keyword) && error.instancePath === instancePath);
    if (choice === undefined)
        return error.keyword !== "if";
    return error === choice && !all.some(({ instancePath }) => instancePath.startsWith(`${choice.instancePath}/`));
}
function explained({ keyword, params, message = "is not valid" }) {
    switch (keyword) {
        case "additionalProperties": {
            const key = String(params.additionalProperty);
            return { text: `has no member ${JSON.stringify(key)}`, fix: "Remove it, or mend its spelling.", key };
        }
        case "required":
            return { text: `lacks ${JSON.stringify(params.missingProperty)}`, fix: `Add ${params.missingProperty}.` };
        case "enum":
            return { text: "has another value than it may have", fix: `Write one of ${params.allowedValues.join(", ")}.` };
        case "oneOf":
        case "anyOf":
            return {
                text: "has none of the forms that it may have",
                fix: "Write a string, or a mapping with one of structured, result and error.",
            };
        case "false schema":
            return { text: "has no meaning for this fault", fix: "Remove it: only a delay takes ms." };
        default:
            return { text: message, fix: "Write what the schema asks for (mcptest schema mock)." };
    }
}
function manifestProblems(manifest, locate) {
    const problems = [];
    const told = (path, title, description, fix) => problems.push({ location: locate(path), pointer: `/${path.join("/")}`, title, description, fix });
    const keys = { tools: "name", resources: "uri", prompts: "name" };
    for (const kind of ["tools", "resources", "prompts"]) {
        const seen = new Set();
        const key = keys[kind];
        for (const [index, entry] of (manifest[kind] ?? []).entries()) {
            const value = new Map(Object.entries(entry)).get(key);
            if (seen.has(value)) {
                told([kind, index, key], `Two ${kind} have the same ${key}`, `${value} is there twice.`, "Rename one of them.");
            }
            seen.add(value);
        }
    }
    for (const [index, { text, blob }] of (manifest.resources ?? []).entries()) {
        if ((text === undefined) !== (blob === undefined))
            continue;
        told(["resources", index], "A resource has no single content", "It needs text or blob, and not both.", "Keep one.");
    }
    const texts = [
        ...(manifest.tools ?? []).flatMap(({ response }, index) => {
            const filled = typeof response === "string" ? response : "structured" in response ? response.structured : "";
            return [[["tools", index, "response"], filled]];
        }),
        ...(manifest.prompts ?? []).map(({ messages }, index) => [
            ["prompts", index, "messages"],
            messages.map(({ content }) => (typeof content === "string" ? content : "")),
        ]),
    ];
    for (const [path, value] of texts) {
        for (const reference of wrongReferences(value)) {
            const fix = `Write \${args.NAME}, or use result: for text that goes out as it is.`;
            told(path, "A reference leads nowhere", `${reference} is no argument of the call.`, fix);
        }
    }
    return problems;
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
    return /^\d+$/.test(part) ? Number(part) : part.replaceAll("~1", "/").replaceAll("~0", "~");
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/mcp/channel/lines.ts
var lines = __webpack_require__(52419);
// EXTERNAL MODULE: ./src/mcp/classify.ts
var classify = __webpack_require__(59428);
// EXTERNAL MODULE: ./src/mcp/revisions/legacy.ts
var legacy = __webpack_require__(94738);
;// CONCATENATED MODULE: ./src/mcp/mock/answer.ts



const INVALID_PARAMS = -32602;
const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;
const RESOURCE_NOT_FOUND = -32002;
/** What a mock answers to a request, its faults apart. */
async function answerOf(manifest, method, params) {
    const { tools, resources, prompts } = manifest;
    switch (method) {
        case "initialize":
            return { result: initializeResult(manifest, params.protocolVersion) };
        case "ping":
            return { result: {} };
        case "tools/list":
            return tools ? { result: { tools: tools.map(listedTool) } } : unknownMethod(method);
        case "tools/call":
            return tools ? callTool(tools, params) : unknownMethod(method);
        case "resources/list":
            return resources
                ? { result: { resources: resources.map(({ text, blob, ...listed }) => listed) } }
                : unknownMethod(method);
        case "resources/templates/list":
            return resources ? { result: { resourceTemplates: [] } } : unknownMethod(method);
        case "resources/read":
            return resources ? readResource(resources, params.uri) : unknownMethod(method);
        case "prompts/list":
            return prompts
                ? { result: { prompts: prompts.map(({ messages, ...listed }) => listed) } }
                : unknownMethod(method);
        case "prompts/get":
            return prompts ? getPrompt(prompts, params) : unknownMethod(method);
        default:
            return unknownMethod(method);
    }
}
function unknownMethod(method) {
    return { error: { code: METHOD_NOT_FOUND, message: `Method not found: ${method}` } };
}
function initializeResult(manifest, asked) {
    const { name = "mcptest-mock", version = "1.0.0", instructions } = manifest;
    const capabilities = {};
    for (const kind of ["tools", "resources", "prompts"])
        if (manifest[kind])
            capabilities[kind] = {};
    const result = { protocolVersion: agreedVersion(manifest, asked), capabilities, serverInfo: { name, version } };
    return instructions === undefined ? result : { ...result, instructions };
}
/** The revision that was asked for where the mock speaks it, else the newest that it does speak. */
function agreedVersion({ protocol_versions = [] }, asked) {
    const spoken = protocol_versions.length > 0 ? protocol_versions : legacy/* LEGACY_REVISIONS */.TQ;
    if (typeof asked === "string" && spoken.includes(asked))
        return asked;
    return [...spoken].sort().at(-1) ?? legacy/* NEWEST_LEGACY */.hJ;
}
function listedTool({ response, validate, faults, inputSchema = { type: "object" }, ...listed }) {
    return { ...listed, inputSchema };
}
async function callTool(tools, params) {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) {
        return { error: { code: INVALID_PARAMS, message: `Unknown tool: ${JSON.stringify(params.name)}` } };
    }
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
            return { error: { code: INTERNAL_ERROR, message: `The inputSchema of ${tool.name} is no schema: ${reason}` } };
        }
    }
    if (typeof response === "string")
        return { result: { content: [textContent(fill(response, args))] } };
    if (!("structured" in response))
        return response;
    const structuredContent = fillDeep(response.structured, args);
    return { result: { content: [textContent(JSON.stringify(structuredContent))], structuredContent } };
}
/** A tool's own error and no protocol error, so that a model can read it and call again. */
function wrongArguments(tool, errors) {
    const text = `Invalid arguments for tool ${tool}: ${errors.join("; ")}`;
    return { result: { content: [textContent(text)], isError: true } };
}
function textContent(text) {
    return { type: "text", text };
}
function readResource(resources, uri) {
    const found = resources.find((resource) => resource.uri === uri);
    if (found === undefined)
        return { error: { code: RESOURCE_NOT_FOUND, message: "Resource not found", data: { uri } } };
    const { mimeType, text, blob } = found;
    return { result: { contents: [{ uri, mimeType, ...(blob === undefined ? { text } : { blob }) }] } };
}
function getPrompt(prompts, params) {
    const prompt = prompts.find(({ name }) => name === params.name);
    if (prompt === undefined) {
        return { error: { code: INVALID_PARAMS, message: `Unknown prompt: ${JSON.stringify(params.name)}` } };
    }
    const args = (0,json/* isObject */.G)(params.arguments) ? params.arguments : {};
    const missing = (prompt.arguments ?? []).filter(({ name, required }) => required && !Object.hasOwn(args, name));
    if (missing.length > 0) {
        const names = missing.map(({ name }) => name).join(", ");
        return { error: { code: INVALID_PARAMS, message: `Missing arguments of prompt ${prompt.name}: ${names}` } };
    }
    const messages = prompt.messages.map(({ role, content }) => ({
        role,
        content: typeof content === "string" ? textContent(fill(content, args)) : fillDeep(content, args),
    }));
    return { result: { description: prompt.description, messages } };
}

;// CONCATENATED MODULE: ./src/mcp/mock/serve.ts





const MAX_FRAME_BYTES = 16 * 1024 * 1024;
const garbage = "}{ this is no JSON\n";
/**
 * Plays the server of a manifest, one line of JSON for each message.
 *
 * @returns how it ended: by the end of its input, or by a crash that the manifest asks for, on which the caller ends
 *   the process at once with a code other than 0
 */
function serveMock(manifest, { input, output }) {
    return new Promise((resolve) => {
        const calls = new Map();
        let over = false;
        const stop = (how) => {
            over = true;
            input.destroy();
            resolve(how);
        };
        const write = (text) => {
            if (!over && output.writable)
                output.write(text);
        };
        const splitter = new lines/* LineSplitter */.g(MAX_FRAME_BYTES, {
            line: (text) => void receive(text),
            tooLarge: () => write(serve_frame(null, { error: { code: -32600, message: "The message is too large" } })),
        });
        async function receive(line) {
            if (line.trim() === "")
                return;
            const value = parse(line);
            if (!Array.isArray(value))
                write((await reply(value)) ?? "");
            else {
                const replies = await Promise.all(value.map(reply));
                const answers = replies.flatMap((text) => (text === undefined ? [] : [text.trimEnd()]));
                if (answers.length > 0)
                    write(`[${answers.join(",")}]\n`);
            }
        }
        /** The line that answers a message; undefined where nothing does. */
        async function reply(value) {
            const told = (0,classify/* classify */.L8)(value);
            if (told.kind === "notification" || told.kind === "response")
                return undefined;
            if (told.kind !== "request") {
                const code = value === undefined ? -32700 : -32600;
                return serve_frame(null, { error: { code, message: value === undefined ? "Parse error" : "Invalid request" } });
            }
            const params = (0,json/* isObject */.G)(told.frame.params) ? told.frame.params : {};
            for (const { fault, ms } of told.method === "tools/call" ? faultsOf(params.name) : []) {
                if (over)
                    return undefined;
                if (fault === "delay")
                    await (0,promises_.setTimeout)(ms);
                else if (fault === "garbage")
                    return garbage;
                else if (fault === "drop")
                    return undefined;
                else if (fault === "crash")
                    stop("crashed");
                else
                    over = true;
            }
            return serve_frame(told.id, await answerOf(manifest, told.method, params));
        }
        /** The faults of a tool's call, which is counted by this; delays come first. */
        function faultsOf(name) {
            const tool = manifest.tools?.find((one) => one.name === name);
            if (tool?.faults === undefined)
                return [];
            const count = (calls.get(tool.name) ?? 0) + 1;
            calls.set(tool.name, count);
            const due = tool.faults.filter(({ call = count }) => call === count);
            return due.sort((a, b) => Number(b.fault === "delay") - Number(a.fault === "delay"));
        }
        output.on("error", () => stop("ended")); // whoever listened has gone
        input.on("data", (chunk) => splitter.push(chunk, 0));
        input.once("end", () => splitter.end(0));
        input.once("close", () => resolve("ended"));
        input.once("error", () => stop("ended"));
    });
}
function serve_frame(id, answer) {
    return `${JSON.stringify({ jsonrpc: "2.0", id, ...answer })}\n`;
}
function parse(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/cli/commands/mock.ts




/** `mcptest mock FILE`: serves a manifest over stdio until stdin ends. Throws a UserError for a bad manifest. */
async function mockCommand(file) {
    const how = await serveMock(loadMockManifest((0,external_node_path_.resolve)(file), file), (0,out/* standardStreams */.bB)());
    return how === "crashed" ? 1 : 0;
}


/***/ }),

/***/ 86153:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   g: () => (/* binding */ typeName)
/* harmony export */ });
/** True for a JSON object: neither null nor an array. */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** How a value is called in messages: `none` for no value at all, else its JSON type (`integer` told from `number`). */
function typeName(value) {
    if (value === undefined)
        return "none";
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "array";
    if (typeof value === "number")
        return Number.isInteger(value) ? "integer" : "number";
    return typeof value;
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
        // Mostly a chunk is one whole line: told without a view or a copy of its bytes.
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
    /** The stream is over: what is left is a line as well. */
    end(at) {
        if (this.#size > 0)
            this.#endLine(Buffer.alloc(0), at);
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
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86153);

const none = [];
const MAX_SALVAGED = 100;
/** Tells what a parsed line is. Tolerant: whatever can be told by its members is told, with its flaws. */
function classify(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(value)) {
        if (!Array.isArray(value))
            return { kind: "noise" };
        if (value.length > 0 && value.every(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G))
            return { kind: "batch", members: value };
        return value.length === 0 ? { kind: "malformed", flaws: ["is an empty array"] } : { kind: "noise" };
    }
    if ("method" in value)
        return classifyCall(value);
    if ("result" in value || "error" in value) {
        if ("id" in value)
            return { kind: "response", frame: value, id: value.id, flaws: flawsOfResponse(value) };
        return { kind: "malformed", flaws: ["has a result or an error, but no id"] };
    }
    return { kind: "malformed", flaws: ["is an object with neither method, result nor error"] };
}
/**
 * The JSON objects in a line that is not JSON as a whole (two frames without a line feed between them, a frame behind
 * a byte order mark or a prompt), and what stands around them. Linear; at most 100 objects.
 */
function salvage(line) {
    const values = [];
    let rest = "";
    let from = 0;
    const opening = /\{\s*"/g;
    for (let found = opening.exec(line); found !== null && values.length < MAX_SALVAGED; found = opening.exec(line)) {
        const end = endOfObject(line, found.index);
        const value = end === -1 ? undefined : parseObject(line.slice(found.index, end));
        // Only the first that fails is tried: trying at every brace would be quadratic.
        if (value === undefined)
            break;
        values.push(value);
        rest += line.slice(from, found.index);
        from = end;
        opening.lastIndex = end;
    }
    return { values, rest: (rest + line.slice(from)).trim() };
}
/** True for a line that was meant to be a frame and is broken, as against a line of a log. */
function looksLikeFrame(line) {
    return /^\ufeff?\s*(\{\s*"|\[\s*\{\s*")/.test(line);
}
function classifyCall(frame) {
    const { method, id, params } = frame;
    if (typeof method !== "string")
        return { kind: "malformed", flaws: ["has a method that is no string"] };
    const flaws = wrongVersion(frame) ? ['has no `jsonrpc: "2.0"`'] : [];
    if (params !== undefined && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(params))
        flaws.push("has params that are no object");
    if (!("id" in frame))
        return { kind: "notification", frame, method, flaws };
    if (typeof id === "string" || typeof id === "number")
        return { kind: "request", frame, id, method, flaws };
    return { kind: "malformed", flaws: [...flaws, "is a request whose id is neither a string nor a number"] };
}
function flawsOfResponse(frame) {
    const { result, error } = frame;
    const hasError = "error" in frame;
    if (!wrongVersion(frame) && !hasError && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(result))
        return none;
    const flaws = [];
    if (wrongVersion(frame))
        flaws.push('has no `jsonrpc: "2.0"`');
    if (hasError && "result" in frame)
        flaws.push("has a result and an error at once");
    if (!hasError && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(result))
        flaws.push("has a result that is no object");
    if (hasError && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(error))
        flaws.push("has an error that is no object");
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(error)) {
        if (!("code" in error))
            flaws.push("has an error without a code");
        else if (!Number.isInteger(error.code))
            flaws.push("has an error whose code is no integer");
        if (typeof error.message !== "string")
            flaws.push("has an error without a message");
    }
    return flaws;
}
function wrongVersion(frame) {
    return frame.jsonrpc !== "2.0";
}
/** The index behind the brace that closes the object at `start`, or -1. */
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
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
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
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86153);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83323);


/** The published revisions with an initialize handshake, oldest first. */
const LEGACY_REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
/** What is offered where none is asked for. */
const NEWEST_LEGACY = "2025-11-25";
/** The only revision at which a server may send several messages in one array. */
const BATCH_REVISION = "2025-03-26";
/** The params of initialize. The revision is offered as it is written, known or not. */
function initializeParams(revision, clientVersion) {
    return {
        protocolVersion: revision ?? NEWEST_LEGACY,
        capabilities: {},
        clientInfo: { name: _core_version_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL_NAME */ .l, version: clientVersion },
    };
}
/** What the outcome of initialize means. A server that answers anything like a result has started. */
function readInitialize(outcome, timeoutMs) {
    switch (outcome.kind) {
        case "unsendable":
            return { ok: false, rule_id: outcome.rule_id, message: outcome.message };
        case "fault":
            return { ok: false, rule_id: outcome.fault.rule_id, message: outcome.fault.message };
        case "died": {
            const { exit_code, signal } = outcome.process;
            const how = signal === null ? `exited with code ${exit_code}` : `was ended by ${signal}`;
            return { ok: false, rule_id: "FAULT-START-EXIT", message: `The server ${how} before it answered initialize.` };
        }
        case "timeout": {
            const message = `The server did not answer initialize within ${timeoutMs} ms.`;
            return {
                ok: false,
                rule_id: "FAULT-START-TIMEOUT",
                message: outcome.note ? `${message} ${outcome.note}` : message,
            };
        }
        case "answer":
            return readAnswer(outcome.answer);
    }
}
function readAnswer({ result, error }) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(result) && ["protocolVersion", "capabilities", "serverInfo"].some((name) => name in result)) {
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
    const shown = shownShort(error === undefined ? result : error);
    const what = error === undefined ? "what is no initialize result" : "an error";
    return {
        ok: false,
        rule_id: "FAULT-START-REJECTED",
        message: `The server answered initialize with ${what}: ${shown}`,
    };
}
function shownShort(value) {
    try {
        return (JSON.stringify(value) ?? "nothing").slice(0, 500);
    }
    catch {
        return "a value that is nested too deeply to be shown";
    }
}


/***/ })

};
