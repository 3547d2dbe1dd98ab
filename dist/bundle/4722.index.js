export const id = 4722;
export const ids = [4722];
export const modules = {

/***/ 94722:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readCassette: () => (/* binding */ readCassette)
});

;// CONCATENATED MODULE: ./src/core/generated/cassette.validate.js
// Generated from schemas/ by scripts/generate.mjs. Do not edit.
// @ts-nocheck
function joined(all, more) {
  if (all === null) return more;
  for (const error of more) all.push(error);
  return all;
}
"use strict";
const validate = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/cassette.v1.json","title":"Cassette","type":"object","additionalProperties":false,"required":["version","kind","server","protocol_version","recorded_at","interactions"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"kind":{"enum":["server","agent"]},"server":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string"},"info":{},"transport":{"enum":["stdio","http","sse","cassette"]}}},"protocol_version":{"type":["string","null"]},"recorded_at":{"type":"string"},"interactions":{"type":"array","items":{"$ref":"#/$defs/Interaction"}}},"$defs":{"Interaction":{"type":"object","additionalProperties":false,"required":["request"],"properties":{"request":{"type":"object","additionalProperties":false,"required":["method"],"properties":{"method":{"type":"string"},"params":{"type":"object","additionalProperties":true}}},"response":{"type":"object","additionalProperties":true},"fault":{"type":"object","additionalProperties":false,"required":["rule_id"],"properties":{"rule_id":{"type":"string"},"message":{"type":"string"},"unverified":{"const":true},"process":{"type":"object","additionalProperties":false,"required":["exit_code","signal","stderr"],"properties":{"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"stderr":{"type":"array","items":{"type":"string"}}}}}},"notifications":{"type":"array","items":{"type":"object","additionalProperties":true}},"http":{"type":"object","additionalProperties":false,"required":["status","headers"],"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}},"duration_ms":{"type":"number","minimum":0}}}}};
const schema20 = {"type":"object","additionalProperties":false,"required":["request"],"properties":{"request":{"type":"object","additionalProperties":false,"required":["method"],"properties":{"method":{"type":"string"},"params":{"type":"object","additionalProperties":true}}},"response":{"type":"object","additionalProperties":true},"fault":{"type":"object","additionalProperties":false,"required":["rule_id"],"properties":{"rule_id":{"type":"string"},"message":{"type":"string"},"unverified":{"const":true},"process":{"type":"object","additionalProperties":false,"required":["exit_code","signal","stderr"],"properties":{"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"stderr":{"type":"array","items":{"type":"string"}}}}}},"notifications":{"type":"array","items":{"type":"object","additionalProperties":true}},"http":{"type":"object","additionalProperties":false,"required":["status","headers"],"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}},"duration_ms":{"type":"number","minimum":0}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.request === undefined) && (missing0 = "request")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "request") || (key0 === "response")) || (key0 === "fault")) || (key0 === "notifications")) || (key0 === "http")) || (key0 === "duration_ms"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.request !== undefined){
let data0 = data.request;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.method === undefined) && (missing1 = "method")){
validate53.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "method") || (key1 === "params"))){
validate53.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.method !== undefined){
const _errs5 = errors;
if(typeof data0.method !== "string"){
validate53.errors = [{instancePath:instancePath+"/request/method",schemaPath:"#/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.params !== undefined){
let data2 = data0.params;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate53.errors = [{instancePath:instancePath+"/request/params",schemaPath:"#/properties/request/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data3 = data.response;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate53.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data4 = data.fault;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.rule_id === undefined) && (missing2 = "rule_id")){
validate53.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs15 = errors;
for(const key2 in data4){
if(!((((key2 === "rule_id") || (key2 === "message")) || (key2 === "unverified")) || (key2 === "process"))){
validate53.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
if(data4.rule_id !== undefined){
const _errs16 = errors;
if(typeof data4.rule_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/fault/rule_id",schemaPath:"#/properties/fault/properties/rule_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.message !== undefined){
const _errs18 = errors;
if(typeof data4.message !== "string"){
validate53.errors = [{instancePath:instancePath+"/fault/message",schemaPath:"#/properties/fault/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.unverified !== undefined){
const _errs20 = errors;
if(true !== data4.unverified){
validate53.errors = [{instancePath:instancePath+"/fault/unverified",schemaPath:"#/properties/fault/properties/unverified/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.process !== undefined){
let data8 = data4.process;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing3;
if((((data8.exit_code === undefined) && (missing3 = "exit_code")) || ((data8.signal === undefined) && (missing3 = "signal"))) || ((data8.stderr === undefined) && (missing3 = "stderr"))){
validate53.errors = [{instancePath:instancePath+"/fault/process",schemaPath:"#/properties/fault/properties/process/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs23 = errors;
for(const key3 in data8){
if(!(((key3 === "exit_code") || (key3 === "signal")) || (key3 === "stderr"))){
validate53.errors = [{instancePath:instancePath+"/fault/process",schemaPath:"#/properties/fault/properties/process/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs23 === errors){
if(data8.exit_code !== undefined){
let data9 = data8.exit_code;
const _errs24 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate53.errors = [{instancePath:instancePath+"/fault/process/exit_code",schemaPath:"#/properties/fault/properties/process/properties/exit_code/type",keyword:"type",params:{type: schema20.properties.fault.properties.process.properties.exit_code.type},message:"must be integer,null"}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.signal !== undefined){
let data10 = data8.signal;
const _errs26 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate53.errors = [{instancePath:instancePath+"/fault/process/signal",schemaPath:"#/properties/fault/properties/process/properties/signal/type",keyword:"type",params:{type: schema20.properties.fault.properties.process.properties.signal.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.stderr !== undefined){
let data11 = data8.stderr;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data11)){
var valid4 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs30 = errors;
if(typeof data11[i0] !== "string"){
validate53.errors = [{instancePath:instancePath+"/fault/process/stderr/" + i0,schemaPath:"#/properties/fault/properties/process/properties/stderr/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs30 === errors;
if(!valid4){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/fault/process/stderr",schemaPath:"#/properties/fault/properties/process/properties/stderr/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/fault/process",schemaPath:"#/properties/fault/properties/process/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifications !== undefined){
let data13 = data.notifications;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data13)){
var valid5 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs34 = errors;
if(errors === _errs34){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
}
else {
validate53.errors = [{instancePath:instancePath+"/notifications/" + i1,schemaPath:"#/properties/notifications/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs34 === errors;
if(!valid5){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/notifications",schemaPath:"#/properties/notifications/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.http !== undefined){
let data15 = data.http;
const _errs37 = errors;
if(errors === _errs37){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing4;
if(((data15.status === undefined) && (missing4 = "status")) || ((data15.headers === undefined) && (missing4 = "headers"))){
validate53.errors = [{instancePath:instancePath+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs39 = errors;
for(const key4 in data15){
if(!((key4 === "status") || (key4 === "headers"))){
validate53.errors = [{instancePath:instancePath+"/http",schemaPath:"#/properties/http/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs39 === errors){
if(data15.status !== undefined){
let data16 = data15.status;
const _errs40 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate53.errors = [{instancePath:instancePath+"/http/status",schemaPath:"#/properties/http/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.headers !== undefined){
let data17 = data15.headers;
const _errs42 = errors;
if(errors === _errs42){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key5 in data17){
const _errs45 = errors;
if(typeof data17[key5] !== "string"){
validate53.errors = [{instancePath:instancePath+"/http/headers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/http/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs45 === errors;
if(!valid7){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/http/headers",schemaPath:"#/properties/http/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data19 = data.duration_ms;
const _errs47 = errors;
if(errors === _errs47){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate53.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://raw.githubusercontent.com/mcptest/action/v1/schemas/cassette.v1.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.version === undefined) && (missing0 = "version")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.server === undefined) && (missing0 = "server"))) || ((data.protocol_version === undefined) && (missing0 = "protocol_version"))) || ((data.recorded_at === undefined) && (missing0 = "recorded_at"))) || ((data.interactions === undefined) && (missing0 = "interactions"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "$schema") || (key0 === "version")) || (key0 === "kind")) || (key0 === "server")) || (key0 === "protocol_version")) || (key0 === "recorded_at")) || (key0 === "interactions"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
const _errs2 = errors;
if(typeof data.$schema !== "string"){
validate52.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs4 = errors;
if(1 !== data.version){
validate52.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data2 = data.kind;
const _errs5 = errors;
if(!((data2 === "server") || (data2 === "agent"))){
validate52.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema19.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server !== undefined){
let data3 = data.server;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.name === undefined) && (missing1 = "name")){
validate52.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "info")) || (key1 === "transport"))){
validate52.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data3.name !== undefined){
const _errs9 = errors;
if(typeof data3.name !== "string"){
validate52.errors = [{instancePath:instancePath+"/server/name",schemaPath:"#/properties/server/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.transport !== undefined){
let data5 = data3.transport;
const _errs11 = errors;
if(!((((data5 === "stdio") || (data5 === "http")) || (data5 === "sse")) || (data5 === "cassette"))){
validate52.errors = [{instancePath:instancePath+"/server/transport",schemaPath:"#/properties/server/properties/transport/enum",keyword:"enum",params:{allowedValues: schema19.properties.server.properties.transport.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol_version !== undefined){
let data6 = data.protocol_version;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate52.errors = [{instancePath:instancePath+"/protocol_version",schemaPath:"#/properties/protocol_version/type",keyword:"type",params:{type: schema19.properties.protocol_version.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recorded_at !== undefined){
const _errs14 = errors;
if(typeof data.recorded_at !== "string"){
validate52.errors = [{instancePath:instancePath+"/recorded_at",schemaPath:"#/properties/recorded_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interactions !== undefined){
let data8 = data.interactions;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
var valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(!(validate53(data8[i0], {instancePath:instancePath+"/interactions/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/interactions",schemaPath:"#/properties/interactions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


// EXTERNAL MODULE: ./src/core/json-error.ts
var json_error = __webpack_require__(52134);
// EXTERNAL MODULE: ./src/core/json-text.ts
var json_text = __webpack_require__(5737);
// EXTERNAL MODULE: ./src/core/limits.ts
var limits = __webpack_require__(36419);
// EXTERNAL MODULE: ./src/core/problem.ts
var problem = __webpack_require__(652);
// EXTERNAL MODULE: ./src/core/read-file.ts
var read_file = __webpack_require__(69774);
// EXTERNAL MODULE: ./src/core/redaction/redacted.ts + 4 modules
var redacted = __webpack_require__(77883);
// EXTERNAL MODULE: ./src/core/schema-error.ts
var schema_error = __webpack_require__(99667);
// EXTERNAL MODULE: ./src/rules/registry.ts + 15 modules
var registry = __webpack_require__(8606);
;// CONCATENATED MODULE: ./src/mcp/cassette/read.ts









const MAX_BYTES = 64 * 1024 * 1024;
/** The depth limit of displayed values; a deeper value could overflow the stack. */
const MAX_DEPTH = 200;
/**
 * Reads the cassette of a server. Throws a UserError if it cannot be played.
 *
 * @param path of the file
 * @param displayPath the path as messages show it
 */
function readCassette(path, displayPath = path) {
    let text;
    try {
        text = (0,read_file/* readRegularText */.Aj)(path, MAX_BYTES);
    }
    catch (error) {
        const { code } = error;
        if (error instanceof read_file/* UnreadableFile */.ie) {
            const fix = code === "TOO_LARGE" ? "Record fewer calls into one file." : "Name a plain file.";
            throw notPlayable(displayPath, error.message, fix);
        }
        if (code === undefined)
            throw error;
        const why = code === "ENOENT" ? "There is no such file" : `It cannot be read: ${code}`;
        throw notPlayable(displayPath, why, "Record it with `mcptest run --record DIR` or `mcptest record`, or fix the path.");
    }
    const { depth, values } = (0,json_text/* measureJson */.j1)(text, limits/* LIMITS */.b1.cassetteValues);
    if (values > limits/* LIMITS */.b1.cassetteValues) {
        const why = `It holds more than ${limits/* LIMITS */.b1.cassetteValues} values`;
        throw notPlayable(displayPath, why, "Record fewer calls into one file.");
    }
    if (depth > MAX_DEPTH)
        throw notPlayable(displayPath, `It is nested more than ${MAX_DEPTH} levels deep`);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw notPlayable(displayPath, `It is not valid JSON: ${(0,redacted/* cut */.Jj)((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(text), json_error/* jsonError */.F), 300)}`);
    }
    if (!isCassette(value))
        throw notPlayable(displayPath, `It is JSON, but not a valid cassette: ${(0,schema_error/* schemaError */.g)(validate.errors)}`);
    if (value.kind !== "server")
        throw notPlayable(displayPath, "It holds the answers of a model, not of a server");
    const unknown = value.interactions.find(({ fault }) => fault !== undefined && !(0,registry/* isRuleId */.KX)(fault.rule_id))?.fault;
    if (unknown)
        throw notPlayable(displayPath, `It holds a fault that this version does not know: ${(0,redacted/* cut */.Jj)((0,redacted/* hide */.jD)(unknown.rule_id), 100)}`);
    return value;
}
function isCassette(value) {
    return validate(value);
}
function notPlayable(displayPath, why, fix = "Record it again, or fix it: `mcptest schema cassette` describes its form.") {
    return (0,problem/* userError */.IF)(`the cassette ${displayPath} cannot be played`, `${why}.`, fix);
}


/***/ })

};
