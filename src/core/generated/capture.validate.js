// Generated from schemas/ by scripts/generate.mjs. Do not edit.
// @ts-nocheck
function joined(all, more) {
  if (all === null) return more;
  for (const error of more) all.push(error);
  return all;
}
"use strict";
export const validate = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/capture.v1.json","title":"CaptureFile","oneOf":[{"$ref":"#/$defs/Capture"},{"type":"array","items":{"$ref":"#/$defs/Capture"}}],"$defs":{"Capture":{"type":"object","additionalProperties":false,"required":["server_label","exchanges"],"properties":{"server_label":{"type":"string"},"suite":{"type":"string"},"server_capabilities":{},"protocol_version":{"type":["string","null"]},"transport":{"enum":["stdio","http","sse","cassette"]},"exchanges":{"type":"array","items":{"$ref":"#/$defs/Exchange"}}}},"Purpose":{"enum":["detect","handshake","test","probe","fuzz","raw","fault"]},"Exchange":{"type":"object","additionalProperties":false,"properties":{"direction":{"enum":["client","server"],"default":"client"},"purpose":{"$ref":"#/$defs/Purpose"},"at_ms":{"type":"number"},"duration_ms":{"type":"number"},"request":{},"response":{},"fault":{"type":"object","additionalProperties":false,"required":["rule_id"],"properties":{"rule_id":{"type":"string"},"message":{"type":"string"},"unverified":{"const":true},"process":{"type":"object","additionalProperties":false,"required":["exit_code","signal","stderr"],"properties":{"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"stderr":{"type":"array","items":{"type":"string"}}}}}},"notifications":{"type":"array","items":{}},"repeated":{"type":"array","items":{"type":"integer","minimum":0}},"raw":{"type":"string"},"http":{"type":"object","additionalProperties":false,"required":["status","headers"],"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}}}}}};
const schema20 = {"type":"object","additionalProperties":false,"required":["server_label","exchanges"],"properties":{"server_label":{"type":"string"},"suite":{"type":"string"},"server_capabilities":{},"protocol_version":{"type":["string","null"]},"transport":{"enum":["stdio","http","sse","cassette"]},"exchanges":{"type":"array","items":{"$ref":"#/$defs/Exchange"}}}};
const schema21 = {"type":"object","additionalProperties":false,"properties":{"direction":{"enum":["client","server"],"default":"client"},"purpose":{"$ref":"#/$defs/Purpose"},"at_ms":{"type":"number"},"duration_ms":{"type":"number"},"request":{},"response":{},"fault":{"type":"object","additionalProperties":false,"required":["rule_id"],"properties":{"rule_id":{"type":"string"},"message":{"type":"string"},"unverified":{"const":true},"process":{"type":"object","additionalProperties":false,"required":["exit_code","signal","stderr"],"properties":{"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"stderr":{"type":"array","items":{"type":"string"}}}}}},"notifications":{"type":"array","items":{}},"repeated":{"type":"array","items":{"type":"integer","minimum":0}},"raw":{"type":"string"},"http":{"type":"object","additionalProperties":false,"required":["status","headers"],"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}}}};
const func1 = Object.prototype.hasOwnProperty;
const schema22 = {"enum":["detect","handshake","test","probe","fuzz","raw","fault"]};

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
if(!(((((((data === "detect") || (data === "handshake")) || (data === "test")) || (data === "probe")) || (data === "fuzz")) || (data === "raw")) || (data === "fault"))){
validate55.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema21.properties, key0))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.direction !== undefined){
let data0 = data.direction;
const _errs2 = errors;
if(!((data0 === "client") || (data0 === "server"))){
validate54.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema21.properties.direction.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.purpose !== undefined){
const _errs3 = errors;
if(!(validate55(data.purpose, {instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpose",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at_ms !== undefined){
let data2 = data.at_ms;
const _errs4 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate54.errors = [{instancePath:instancePath+"/at_ms",schemaPath:"#/properties/at_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data3 = data.duration_ms;
const _errs6 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate54.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data4 = data.fault;
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing0;
if((data4.rule_id === undefined) && (missing0 = "rule_id")){
validate54.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data4){
if(!((((key1 === "rule_id") || (key1 === "message")) || (key1 === "unverified")) || (key1 === "process"))){
validate54.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs10 === errors){
if(data4.rule_id !== undefined){
const _errs11 = errors;
if(typeof data4.rule_id !== "string"){
validate54.errors = [{instancePath:instancePath+"/fault/rule_id",schemaPath:"#/properties/fault/properties/rule_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.message !== undefined){
const _errs13 = errors;
if(typeof data4.message !== "string"){
validate54.errors = [{instancePath:instancePath+"/fault/message",schemaPath:"#/properties/fault/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.unverified !== undefined){
const _errs15 = errors;
if(true !== data4.unverified){
validate54.errors = [{instancePath:instancePath+"/fault/unverified",schemaPath:"#/properties/fault/properties/unverified/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.process !== undefined){
let data8 = data4.process;
const _errs16 = errors;
if(errors === _errs16){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((((data8.exit_code === undefined) && (missing1 = "exit_code")) || ((data8.signal === undefined) && (missing1 = "signal"))) || ((data8.stderr === undefined) && (missing1 = "stderr"))){
validate54.errors = [{instancePath:instancePath+"/fault/process",schemaPath:"#/properties/fault/properties/process/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs18 = errors;
for(const key2 in data8){
if(!(((key2 === "exit_code") || (key2 === "signal")) || (key2 === "stderr"))){
validate54.errors = [{instancePath:instancePath+"/fault/process",schemaPath:"#/properties/fault/properties/process/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs18 === errors){
if(data8.exit_code !== undefined){
let data9 = data8.exit_code;
const _errs19 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate54.errors = [{instancePath:instancePath+"/fault/process/exit_code",schemaPath:"#/properties/fault/properties/process/properties/exit_code/type",keyword:"type",params:{type: schema21.properties.fault.properties.process.properties.exit_code.type},message:"must be integer,null"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data8.signal !== undefined){
let data10 = data8.signal;
const _errs21 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate54.errors = [{instancePath:instancePath+"/fault/process/signal",schemaPath:"#/properties/fault/properties/process/properties/signal/type",keyword:"type",params:{type: schema21.properties.fault.properties.process.properties.signal.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data8.stderr !== undefined){
let data11 = data8.stderr;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data11)){
var valid3 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs25 = errors;
if(typeof data11[i0] !== "string"){
validate54.errors = [{instancePath:instancePath+"/fault/process/stderr/" + i0,schemaPath:"#/properties/fault/properties/process/properties/stderr/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs25 === errors;
if(!valid3){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/fault/process/stderr",schemaPath:"#/properties/fault/properties/process/properties/stderr/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/fault/process",schemaPath:"#/properties/fault/properties/process/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifications !== undefined){
const _errs27 = errors;
if(errors === _errs27){
if(!(Array.isArray(data.notifications))){
validate54.errors = [{instancePath:instancePath+"/notifications",schemaPath:"#/properties/notifications/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeated !== undefined){
let data14 = data.repeated;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data14)){
var valid4 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs31 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate54.errors = [{instancePath:instancePath+"/repeated/" + i1,schemaPath:"#/properties/repeated/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate54.errors = [{instancePath:instancePath+"/repeated/" + i1,schemaPath:"#/properties/repeated/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs31 === errors;
if(!valid4){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raw !== undefined){
const _errs33 = errors;
if(typeof data.raw !== "string"){
validate54.errors = [{instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.http !== undefined){
let data17 = data.http;
const _errs35 = errors;
if(errors === _errs35){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing2;
if(((data17.status === undefined) && (missing2 = "status")) || ((data17.headers === undefined) && (missing2 = "headers"))){
validate54.errors = [{instancePath:instancePath+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs37 = errors;
for(const key3 in data17){
if(!((key3 === "status") || (key3 === "headers"))){
validate54.errors = [{instancePath:instancePath+"/http",schemaPath:"#/properties/http/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs37 === errors){
if(data17.status !== undefined){
let data18 = data17.status;
const _errs38 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate54.errors = [{instancePath:instancePath+"/http/status",schemaPath:"#/properties/http/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs38 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data17.headers !== undefined){
let data19 = data17.headers;
const _errs40 = errors;
if(errors === _errs40){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 in data19){
const _errs43 = errors;
if(typeof data19[key4] !== "string"){
validate54.errors = [{instancePath:instancePath+"/http/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/http/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs43 === errors;
if(!valid6){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/http/headers",schemaPath:"#/properties/http/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs35 === errors;
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
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(((data.server_label === undefined) && (missing0 = "server_label")) || ((data.exchanges === undefined) && (missing0 = "exchanges"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "server_label") || (key0 === "suite")) || (key0 === "server_capabilities")) || (key0 === "protocol_version")) || (key0 === "transport")) || (key0 === "exchanges"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.server_label !== undefined){
const _errs2 = errors;
if(typeof data.server_label !== "string"){
validate53.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suite !== undefined){
const _errs4 = errors;
if(typeof data.suite !== "string"){
validate53.errors = [{instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol_version !== undefined){
let data2 = data.protocol_version;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate53.errors = [{instancePath:instancePath+"/protocol_version",schemaPath:"#/properties/protocol_version/type",keyword:"type",params:{type: schema20.properties.protocol_version.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transport !== undefined){
let data3 = data.transport;
const _errs8 = errors;
if(!((((data3 === "stdio") || (data3 === "http")) || (data3 === "sse")) || (data3 === "cassette"))){
validate53.errors = [{instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enum",params:{allowedValues: schema20.properties.transport.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchanges !== undefined){
let data4 = data.exchanges;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate54(data4[i0], {instancePath:instancePath+"/exchanges/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate54.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
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
/*# sourceURL="https://raw.githubusercontent.com/mcptest/action/v1/schemas/capture.v1.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate53.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate53(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate52.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate52.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":true,"dynamicItems":true};

