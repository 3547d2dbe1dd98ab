export const id = 5517;
export const ids = [5517];
export const modules = {

/***/ 55517:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  isYaml: () => (/* binding */ isYaml),
  readBaseline: () => (/* binding */ readBaseline)
});

// UNUSED EXPORTS: isBaseline

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./src/core/generated/baseline.validate.js
// Generated from schemas/ by scripts/generate.mjs. Do not edit.
// @ts-nocheck
function joined(all, more) {
  if (all === null) return more;
  for (const error of more) all.push(error);
  return all;
}
"use strict";
const validate = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/mcptest/action/v1/schemas/baseline.v1.json","title":"Baseline","type":"object","additionalProperties":false,"required":["version","entries"],"properties":{"version":{"const":1},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}}},"generated_at":{"type":"string"},"commit":{"type":"string"},"entries":{"type":"array","items":{"$ref":"#/$defs/Entry"}},"contract":{"type":"object","additionalProperties":{"$ref":"#/$defs/Contract"}},"score":{"type":"number"},"durations":{"type":"object","additionalProperties":{"type":"number"}}},"$defs":{"Entry":{"anyOf":[{"$ref":"#/$defs/TestEntry"},{"$ref":"#/$defs/RuleEntry"}]},"TestEntry":{"type":"object","additionalProperties":false,"required":["test_id"],"properties":{"test_id":{"type":"string"},"status":{"const":"failed"},"failures":{"type":"array","items":{"$ref":"#/$defs/KnownFailure"}},"reason":{"type":"string"},"tracking":{"type":"string"}}},"RuleEntry":{"type":"object","additionalProperties":false,"required":["rule_id"],"properties":{"rule_id":{"type":"string"},"server":{"type":["string","null"]},"status":{"const":"failed"},"reason":{"type":"string"},"tracking":{"type":"string"}}},"KnownFailure":{"type":"object","additionalProperties":false,"required":["rule_id","target","matcher"],"properties":{"rule_id":{"type":"string"},"target":{"type":"string"},"matcher":{"type":"string"}}},"Contract":{"type":"object","additionalProperties":false,"properties":{"capabilities":{},"instructions":{"type":"string"},"tools":{"$ref":"#/$defs/Items"},"prompts":{"$ref":"#/$defs/Items"},"resources":{"$ref":"#/$defs/Items"},"resource_templates":{"$ref":"#/$defs/Items"}}},"Items":{"type":"array","items":{"type":"object","additionalProperties":true}}}};
const schema20 = {"anyOf":[{"$ref":"#/$defs/TestEntry"},{"$ref":"#/$defs/RuleEntry"}]};
const schema21 = {"type":"object","additionalProperties":false,"required":["test_id"],"properties":{"test_id":{"type":"string"},"status":{"const":"failed"},"failures":{"type":"array","items":{"$ref":"#/$defs/KnownFailure"}},"reason":{"type":"string"},"tracking":{"type":"string"}}};
const schema22 = {"type":"object","additionalProperties":false,"required":["rule_id","target","matcher"],"properties":{"rule_id":{"type":"string"},"target":{"type":"string"},"matcher":{"type":"string"}}};

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
if(data.rule_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule_id"},message:"must have required property '"+"rule_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.target === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.matcher === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matcher"},message:"must have required property '"+"matcher"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "rule_id") || (key0 === "target")) || (key0 === "matcher"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rule_id !== undefined){
if(typeof data.rule_id !== "string"){
const err4 = {instancePath:instancePath+"/rule_id",schemaPath:"#/properties/rule_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.target !== undefined){
if(typeof data.target !== "string"){
const err5 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.matcher !== undefined){
if(typeof data.matcher !== "string"){
const err6 = {instancePath:instancePath+"/matcher",schemaPath:"#/properties/matcher/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.test_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "test_id"},message:"must have required property '"+"test_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "test_id") || (key0 === "status")) || (key0 === "failures")) || (key0 === "reason")) || (key0 === "tracking"))){
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
if(data.test_id !== undefined){
if(typeof data.test_id !== "string"){
const err2 = {instancePath:instancePath+"/test_id",schemaPath:"#/properties/test_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.status !== undefined){
if("failed" !== data.status){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "failed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.failures !== undefined){
let data2 = data.failures;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate55(data2[i0], {instancePath:instancePath+"/failures/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tracking !== undefined){
if(typeof data.tracking !== "string"){
const err6 = {instancePath:instancePath+"/tracking",schemaPath:"#/properties/tracking/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","additionalProperties":false,"required":["rule_id"],"properties":{"rule_id":{"type":"string"},"server":{"type":["string","null"]},"status":{"const":"failed"},"reason":{"type":"string"},"tracking":{"type":"string"}}};

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
if(data.rule_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule_id"},message:"must have required property '"+"rule_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "rule_id") || (key0 === "server")) || (key0 === "status")) || (key0 === "reason")) || (key0 === "tracking"))){
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
if(data.rule_id !== undefined){
if(typeof data.rule_id !== "string"){
const err2 = {instancePath:instancePath+"/rule_id",schemaPath:"#/properties/rule_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.server !== undefined){
let data1 = data.server;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: schema23.properties.server.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
if("failed" !== data.status){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "failed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tracking !== undefined){
if(typeof data.tracking !== "string"){
const err6 = {instancePath:instancePath+"/tracking",schemaPath:"#/properties/tracking/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate54.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate58.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
validate53.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema24 = {"type":"object","additionalProperties":false,"properties":{"capabilities":{},"instructions":{"type":"string"},"tools":{"$ref":"#/$defs/Items"},"prompts":{"$ref":"#/$defs/Items"},"resources":{"$ref":"#/$defs/Items"},"resource_templates":{"$ref":"#/$defs/Items"}}};
const schema25 = {"type":"array","items":{"type":"object","additionalProperties":true}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
for(const key0 in data){
if(!((((((key0 === "capabilities") || (key0 === "instructions")) || (key0 === "tools")) || (key0 === "prompts")) || (key0 === "resources")) || (key0 === "resource_templates"))){
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
if(data.instructions !== undefined){
if(typeof data.instructions !== "string"){
const err1 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.tools !== undefined){
if(!(validate62(data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.prompts !== undefined){
if(!(validate62(data.prompts, {instancePath:instancePath+"/prompts",parentData:data,parentDataProperty:"prompts",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.resources !== undefined){
if(!(validate62(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.resource_templates !== undefined){
if(!(validate62(data.resource_templates, {instancePath:instancePath+"/resource_templates",parentData:data,parentDataProperty:"resource_templates",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate62.errors);
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
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://raw.githubusercontent.com/mcptest/action/v1/schemas/baseline.v1.json" */;
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
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "version") || (key0 === "tool")) || (key0 === "generated_at")) || (key0 === "commit")) || (key0 === "entries")) || (key0 === "contract")) || (key0 === "score")) || (key0 === "durations"))){
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
if(data.version !== undefined){
if(1 !== data.version){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tool !== undefined){
let data1 = data.tool;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err4 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.version === undefined){
const err5 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "name") || (key1 === "version"))){
const err6 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err7 = {instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.version !== undefined){
if(typeof data1.version !== "string"){
const err8 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.generated_at !== undefined){
if(typeof data.generated_at !== "string"){
const err10 = {instancePath:instancePath+"/generated_at",schemaPath:"#/properties/generated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.commit !== undefined){
if(typeof data.commit !== "string"){
const err11 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.entries !== undefined){
let data6 = data.entries;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data6[i0], {instancePath:instancePath+"/entries/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.contract !== undefined){
let data8 = data.contract;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(!(validate61(data8[key2], {instancePath:instancePath+"/contract/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data8,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate61.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.score !== undefined){
let data10 = data.score;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err14 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.durations !== undefined){
let data11 = data.durations;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
let data12 = data11[key3];
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err15 = {instancePath:instancePath+"/durations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/durations/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err16 = {instancePath:instancePath+"/durations",schemaPath:"#/properties/durations/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


// EXTERNAL MODULE: ./src/core/json.ts
var json = __webpack_require__(86153);
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
;// CONCATENATED MODULE: ./src/results/baseline/read.ts











const MAX_BYTES = 64 * 1024 * 1024;
const MAX_DEPTH = 200;
const FIX = "Write it again with `mcptest run --update-baseline`, or fix it: `mcptest schema baseline` describes its form.";
const YAML_FIX = "Write a list of rule ids under `server:`, each an id, or a mapping with rule_id, reason and tracking.";
/**
 * Reads a baseline: what `--update-baseline` writes, or in YAML a list of rule ids under `server:`. Throws a UserError if
 * it cannot be read, has another version, or names a rule that does not exist.
 *
 * @param name the path as messages show it
 */
function readBaseline(path, name = path) {
    const text = readText(path, name);
    return isYaml(path) ? readYaml(text, name) : readJson(text, name);
}
/** True if a file has the YAML form. */
function isYaml(path) {
    return /\.ya?ml$/i.test(path);
}
/** True for a document that is a baseline by its schema. */
function isBaseline(value) {
    return validate(value);
}
function readJson(text, name) {
    if ((0,json_text/* measureJson */.j1)(text).depth > MAX_DEPTH)
        throw unusable(name, `It is nested more than ${MAX_DEPTH} levels deep`);
    const { value: document } = parsed(text);
    if (document === undefined)
        throw unusable(name, `It is not valid JSON: ${(0,redacted/* cut */.Jj)((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(text), json_error/* jsonError */.F), 300)}`);
    const version = (0,json/* isObject */.G)(document) ? document["version"] : undefined;
    if (version !== undefined && version !== 1) {
        throw unusable(name, `Version ${(0,redacted/* jsonExcerpt */.Yf)(version, 60)} of the format is not supported`);
    }
    if (!isBaseline(document))
        throw unusable(name, `It is JSON, but not a valid baseline: ${(0,schema_error/* schemaError */.g)(validate.errors)}`);
    const places = (0,json_text/* elementsOf */.ZE)(text, "entries");
    const file = { name, tests: [], rules: [], document };
    for (const [index, entry] of document.entries.entries()) {
        const location = { file: name, ...(places[index] ?? START) };
        if ("test_id" in entry) {
            const { test_id: testId, failures, reason, tracking } = entry;
            for (const { rule_id } of failures ?? [])
                checkRule(rule_id, location, FIX);
            file.tests.push({ testId, location, ...withoutAbsent({ failures, reason, tracking }) });
        }
        else {
            const { rule_id: ruleId, server, reason, tracking } = entry;
            checkRule(ruleId, location, FIX);
            file.rules.push({ ruleId, location, ...withoutAbsent({ server, reason, tracking }) });
        }
    }
    return file;
}
function readYaml(text, name) {
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: lines });
    const place = (node) => {
        const [from, to] = node?.range ?? [0, 0];
        const [start, end] = [lines.linePos(from), lines.linePos(to)];
        return { file: name, line: start.line, column: start.col, end_line: end.line, end_column: end.col };
    };
    const [error] = document.errors;
    if (error) {
        const reason = (0,redacted/* cut */.Jj)((0,redacted/* derive */.CX)((0,redacted/* hide */.jD)(error.message.split("\n")[0] ?? ""), (first) => first.replace(/ at line .*$/, "")), 300);
        throw unusable(name, `It is not valid YAML: ${reason}`, YAML_FIX, place({ range: [error.pos[0], error.pos[1], error.pos[1]] }));
    }
    const root = document.contents;
    const wrong = (reason, node) => unusable(name, reason, YAML_FIX, place((0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node) ? node : root));
    if (!(0,dist/* isMap */.jh)(root) || root.items.length !== 1 || !root.has("server")) {
        throw wrong("It has another form than a mapping with `server` alone", root);
    }
    const list = root.get("server", true);
    if (!(0,dist/* isSeq */.oP)(list))
        throw wrong("`server` is not a list", list);
    const rules = list.items.map((node) => {
        const location = place((0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node) ? node : list);
        const entry = (0,dist/* isScalar */.jn)(node) ? { rule_id: node.value } : (0,dist/* isMap */.jh)(node) ? node.toJS(document) : undefined;
        const { rule_id: ruleId, reason, tracking, ...others } = (0,json/* isObject */.G)(entry) ? entry : {};
        const [unknown] = Object.keys(others);
        if (unknown !== undefined)
            throw wrong(`An entry has no member ${(0,redacted/* jsonExcerpt */.Yf)(unknown, 100, "")}`, node);
        if (typeof ruleId !== "string")
            throw wrong("An entry names no rule", node);
        for (const [key, value] of Object.entries({ reason, tracking })) {
            if (value !== undefined && typeof value !== "string")
                throw wrong(`\`${key}\` is not text`, node);
        }
        checkRule(ruleId, location, YAML_FIX);
        return {
            ruleId,
            location,
            ...(typeof reason === "string" && { reason }),
            ...(typeof tracking === "string" && { tracking }),
        };
    });
    return { name, tests: [], rules };
}
function checkRule(id, location, form) {
    if ((0,registry/* isRuleId */.KX)(id))
        return;
    const fix = `Name a rule that \`mcptest compliance rules\` lists. ${form}`;
    throw unusable(location.file, `It names the rule ${(0,redacted/* jsonExcerpt */.Yf)(id, 100, "")}, which does not exist`, fix, location);
}
function readText(path, name) {
    let text;
    try {
        text = (0,read_file/* readRegularText */.Aj)(path, MAX_BYTES);
    }
    catch (error) {
        if (error instanceof read_file/* UnreadableFile */.ie)
            throw unusable(name, error.message, "Name a plain file.");
        const { code } = error;
        if (code === undefined)
            throw error;
        const why = code === "ENOENT" ? "There is no such file" : `It cannot be read: ${code}`;
        throw unusable(name, why, "Write it with `mcptest run --update-baseline`, or fix the path.");
    }
    if ((0,json_text/* measureJson */.j1)(text, limits/* LIMITS */.b1.cassetteValues).values > limits/* LIMITS */.b1.cassetteValues) {
        throw unusable(name, `It holds more than ${limits/* LIMITS */.b1.cassetteValues} values`, "Run fewer tests with one baseline.");
    }
    return text;
}
function parsed(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return { value: undefined };
    }
}
const START = { line: 1, column: 1, end_line: 1, end_column: 1 };
function unusable(name, why, fix = FIX, location) {
    return (0,problem/* userError */.IF)(`the baseline ${name} cannot be used`, `${why}.`, fix, location && { location });
}
/** The members that have a value. */
function withoutAbsent(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}


/***/ })

};
