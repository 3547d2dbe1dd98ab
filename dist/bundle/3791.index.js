"use strict";exports.id=3791,exports.ids=[3791],exports.modules={23791:(function(e,t,n){n.r(t),n.d(t,{json:()=>json});var r=n(44216);let json=async function*(e,t){yield`${(0,r.jR)(e).slice(0,-1)},\n"tests":[`;let n=`
`;for await(let e of t)yield`${n}${(0,r.rF)(e)}`,n=`,
`;yield`
]}
`}}),44216:(function(e,t,n){n.d(t,{eC:()=>scriptJson,jR:()=>headLine,rF:()=>jsonLine});function headLine({tool:e,run:t,summary:n,servers:r,findings:i,causes:a,drift:o,rules:s}){return jsonLine({version:1,tool:e,run:t,summary:n,servers:r,findings:i,causes:a,...o&&{drift:o},rules:s})}function jsonLine(e){return JSON.stringify(e).replaceAll(`##[`,`#\\u0023[`).replaceAll(`\u2028`,`\\u2028`).replaceAll(`\u2029`,`\\u2029`)}function scriptJson(e){return jsonLine(e).replaceAll(`<`,`\\u003c`)}})};