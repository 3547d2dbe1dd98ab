"use strict";exports.id=5212,exports.ids=[5212],exports.modules={27130:((e,t,n)=>{n.r(t),n.d(t,{loadCommand:()=>loadCommand});var r=n(54074),i=n(61691),a=n(652),o=n(32637),s=n(36251),c=n(80818),l=n(14906),u=n(89018),d=n(52959),f=n(40519),p=n(51027),m=n(91302);async function suiteOfCommand(e,t,n,r,i){let o=new u.mT(new m.rH),{file:s}=t;o.places.addSource({file:s,name:c.rD,text:``});let h=await(0,f.Jp)(s,i,o);(0,d.R)(new u.P1(o,e),new f.ut(void 0,i,h),!0);let g={servers:{[n.name]:n.raw},...e},_=(0,l.Z6)(s,new u.P1(o,g),r,new Map,i);(0,a.kB)(o.list);let v=(0,p.Rg)(t.targetVersions);return{...t,tests:_.tests,setup:[],teardown:[],places:_.places,targetVersions:v===null?[]:[v]}}var h=n(57130),g=n(90989),_=n(67977),v=n(58516),y=n(74910),b=n(56207);let x=`2025-11-25`;function k6Script({body:e,server:t,timeoutMs:n},r,i){let{http:o,url:s}=r.servers.get(t);if(!o||o.transport===`sse`)throw(0,a.IF)(`k6 cannot reach this server`,`${t} is not called over Streamable HTTP.`,`Name its URL.`);let c=i.targetVersion??(0,p.Rg)(r.targetVersions)??x;if(c>x)throw(0,a.IF)(`no script for revision ${c}`,`The script opens sessions, which this revision does not have.`,`Add --target-version ${x}.`);let{tool:l,args:u}=e.call,d="${request_id}",f={name:l,arguments:(0,b.pz)(u,e=>e===`request_id`?d:`\${${e}}`)},m=o.start||typeof o.url!=`string`?``:` || ${k6_text(s)}`,h={scenarios:{load:scenarioOf(e.plan)},thresholds:thresholdsOf(i)};return(0,v.jD)(`// Made by mcptest. Run it with: k6 run${m===``?` -e MCP_URL=http://127.0.0.1:8080/mcp`:``} SCRIPT
import { check } from "k6";
import http from "k6/http";

const URL = __ENV.MCP_URL${m};
const VERSION = ${k6_text(c)};
const HEADERS = {
  "Content-Type": "application/json",
  Accept: "application/json, text/event-stream",
${headerLines(o)}};
const PARAMS = ${JSON.stringify(f,null,2)};

export const options = ${JSON.stringify(h,null,2)};

/** Each virtual user has a session of its own. */
let session;
let calls = 0;

export default function () {
  if (session === undefined) session = open();
  const id = \`k6-\${__VU}-\${(calls += 1)}-\${Math.random().toString(36).slice(2)}\`;
  // A text of its own in each call, where mcptest would write one.
  const params = JSON.parse(JSON.stringify(PARAMS).replaceAll(${k6_text(d)}, id));
  const response = post({ id, method: "tools/call", params }, "call");
  const answer = messageOf(response, id);
  // One check: the limit is for the share of calls that fail.
  const isGood = check(answer, {
    "is a result without an error": ({ result }) => result !== undefined && result.isError !== true,
  });
  // The server may have forgotten the session.
  if (!isGood && response.status === 404) session = undefined;
}

function open() {
  const clientInfo = { name: ${k6_text(y.l)}, version: ${k6_text(y.x)} };
  const params = { protocolVersion: VERSION, capabilities: {}, clientInfo };
  const response = post({ id: "initialize", method: "initialize", params }, "handshake");
  const { result } = messageOf(response, "initialize");
  if (result === undefined) {
    // Without any check, k6 would call the run passed.
    check(response, { "opens a session": () => false });
    throw new Error(\`initialize was answered with \${response.status}: \${response.body}\`);
  }
  const id = response.headers["Mcp-Session-Id"];
  session = { "MCP-Protocol-Version": result.protocolVersion };
  if (id) session["Mcp-Session-Id"] = id;
  post({ method: "notifications/initialized" }, "handshake");
  return session;
}

function post(message, call) {
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  return http.post(URL, body, { headers: { ...HEADERS, ...session }, tags: { call }, timeout: ${n} });
}

/** The answer to a request, from a body of JSON or a stream of events; empty if there is none. */
function messageOf({ body, headers }, id) {
  const isStream = (headers["Content-Type"] || "").startsWith("text/event-stream");
  const events = String(body || "").split(/\\r?\\n\\r?\\n/);
  const dataOf = (event) => event.split(/\\r?\\n/).filter((line) => line.startsWith("data:")).map((line) => line.slice(5)).join("\\n");
  for (const text of isStream ? events.map(dataOf) : [body]) {
    try {
      const message = JSON.parse(text);
      if (message.id === id) return message;
    } catch {
      // Not a message, such as the text of a proxy.
    }
  }
  return {};
}
`)}function k6_text(e){return JSON.stringify(e)}function headerLines({headers:e,bearerTokenEnv:t,oauth:n,login:i,lab:o}){if(n??i??o)throw(0,a.IF)(`k6 cannot log in`,`The server gives tokens to those who log in.`,`Pass one: --server-auth-bearer-env.`);let s=Object.entries(e).map(([e,t])=>{let n=(0,r.Gv)(t)?t.env:void 0;return`  ${k6_text(e)}: ${typeof n==`string`?`__ENV[${k6_text(n)}]`:k6_text(t)},\n`}),c=t===void 0?[]:[`  Authorization: \`Bearer \${__ENV[${k6_text(t)}]}\`,\n`];return[...s,...c].join(``)}function scenarioOf({clients:e,calls:t,forMs:n,rampMs:r,rate:i}){let seconds=e=>`${e}ms`;if(i!==void 0){let[a,o]=Number.isInteger(i)?[i,`1s`]:[Math.round(i*60),`1m`],s=n??Math.ceil((t??0)*1e3/i+r/2),c={timeUnit:o,preAllocatedVUs:e,maxVUs:e};return r===0?{executor:`constant-arrival-rate`,rate:a,duration:seconds(s),...c}:{executor:`ramping-arrival-rate`,startRate:0,stages:[r,s-r].map(e=>({duration:seconds(e),target:a})),...c}}return n===void 0?{executor:`shared-iterations`,vus:e,iterations:t,maxDuration:`24h`}:r===0?{executor:`constant-vus`,vus:e,duration:seconds(n)}:{executor:`ramping-vus`,startVUs:0,stages:[r,n-r].map(t=>({duration:seconds(t),target:e}))}}function thresholdsOf({p95:e,failedRate:t}){return{checks:[t?`rate>${1-t}`:`rate==1`],...e!==void 0&&{"http_req_duration{call:call}":[`p(95)<${e}`]}}}async function loadCommand(e,t){let n=loadTestOf(e,t),a=new AbortController,{shard:c,...l}=(0,s.WL)(t.suite===void 0?[]:[t.suite],t,(0,s.I4)(a.signal)),u={...l,findsServer:!0,suiteDefaults:t.suiteDefaults,runTimeoutMs:l.runTimeoutMs+(t.for??0)},d=await(0,g.G)(u,t,(e,t,r)=>suiteOfCommand({tools:[n]},e,t,o.G,r));if(t.export===`k6`){let{suite:e}=d.plan.files[0].checked;return await(0,i.sD)(k6Script(e.tests[0],e,t)),0}return(0,h.V)(d,{...u,...(0,r.sw)({shard:c})},{...t,verbose:!0},{stop:a})}function loadTestOf(e,t){let{shard:n={index:1,count:1},p95:i,failedRate:o,callTimeout:s}=t,[c=0,l,u]=[t.clients,t.calls,t.sessions].map(e=>e===void 0?void 0:Math.floor(e*n.index/n.count)-Math.floor(e*(n.index-1)/n.count)),d=t.rate?.replace(/^[0-9.]+/,e=>`${Number(e)/n.count}`);if([c,l,u].includes(0))throw(0,a.IF)(`a shard has nothing to do`,`There are ${n.count} shards.`,`Add clients, calls or sessions.`);if(l===void 0==(t.for===void 0)){let e=l===void 0?`nothing says when the load ends`:`the load ends in two ways`;throw(0,a.IF)(e,`A load test makes a number of calls, or makes calls for a time.`,`Give one of --calls and --for.`)}let milliseconds=e=>e===void 0?void 0:`${e}ms`,f=(0,r.sw)({"load.p95_ms":i,"load.failed_rate":o||void 0}),p=e.replaceAll(`$`,`$$$$`);return{name:`load of ${p}`,tool:p,args:(0,_.parseArguments)(t.args),load:(0,r.sw)({clients:c,calls:l,sessions:u,rate:d,for:milliseconds(t.for),ramp:milliseconds(t.ramp),sample:t.sample}),expect:Object.entries(f).map(([e,t])=>({target:e,matcher:{"less-than":t}})),...(0,r.sw)({timeout_ms:s})}}}),73703:((e,t,n)=>{n.d(t,{Ae:()=>ListedResults,As:()=>s,Cv:()=>about,Qs:()=>unverified,b0:()=>failedIf,bF:()=>a,gz:()=>failed,hT:()=>skipped,ig:()=>leftOut,q4:()=>judgeInTurn,sg:()=>passedIf});var r=n(46831),i=n(58516);let a={status:`passed`};function skipped(e){return{status:`skipped`,message:e}}function failed(e,t){return{status:`failed`,message:e,...t!==void 0&&{evidence:t}}}function unverified(e){return{status:`unverified`,message:e}}function failedIf(e,t){return e===void 0?a:failed(e,t)}function passedIf(e,t,n){return e?a:failed(t,n)}function about(e,t){return{subject:e,...t}}async function judgeInTurn(e,t,n=e.length){let r=[];for(let i of e.slice(0,n))r.push(...[await t(i)].flat());return[...r,...leftOut(e.length,n)]}function leftOut(e,t){return e>t?[skipped((0,i.cv)`only the first ${t} of ${e} are checked`)]:[]}let o=1e3,s=(0,i.cv)`others`;class ListedResults{#e=new Map;add(e,t,n){let i=this.#e.get(e)??{listed:[],counts:new Map};this.#e.set(e,i),(0,r.zR)(i.counts,t)<o&&i.listed.push(n())}list(){return[...this.#e].map(([e,{listed:t,counts:n}])=>{let r=[...n].flatMap(([e,t])=>{let n=t-o,r=(0,i.cv)`${n} more, which are not listed`;return n>0?[{status:e,count:n,subject:s,message:r}]:[]});return[e,[...t,...r]]})}}})};