"use strict";exports.id=9498,exports.ids=[9498],exports.modules={69272:((e,t,n)=>{n.d(t,{Ew:()=>sdkLines,F6:()=>createAudits,OT:()=>auditCoverage,_5:()=>coverageOf,dd:()=>withoutAdvice,jM:()=>tiersOf});var r=n(46831),i=n(72020),a=n(47847),o=n(72691);function tiersOf({id:e,failures:t,findings:n,audit:r,rule:i}){let o=[...t,...n],s=i?.sdk!==void 0&&e.startsWith(`audit::`);if(r!==void 0||s||!o.every(({tier:e})=>e===void 0))return a.iB.map(e=>(0,a.pq)(o.filter(t=>t.tier===e)))}function createAudits(){let e=new Map;return{add(t){let n=tiersOf(t);if(n===void 0)return;let r=(0,o.L5)(t.server,t.target_version),{tiers:i=[],covered:a=[]}=e.get(r)??{},s=n.map((e,t)=>e+(i[t]??0));e.set(r,{tiers:s,covered:[...a,...coverageOf(t)]})},lines:()=>[...e].flatMap(([e,{tiers:t,covered:n}])=>[`  ${e}: ${(0,a.uN)(t)}`,...n.map(e=>`    ${e}`)])}}function coverageOf({audit:e,corpus:t,reason:n}){return e===void 0?[]:[t?`grade ${t.grade} (${t.score} of 100)`:(0,o.n8)(n??`not graded`,300),...auditCoverage(e)]}function auditCoverage({tools:e,calls:t,left:n},a=e=>``){let s=e.filter(({accepted:e})=>e>0).length,c=[...(0,r.c1)(e,e=>e.withheld)],l=e.flatMap(({name:e,refused:t})=>t===void 0?[]:[`${(0,o.n8)(e,100)} (${(0,o.n8)(t,300)})`]),u=e.filter(e=>e.calls===0&&e.withheld===void 0),d=e.filter(e=>e.calls>0&&e.accepted===0&&e.refused===void 0);return[`${s} of ${(0,i.LS)(e.length,`tool`)} called with success, in ${(0,i.LS)(t,`call`)}`,...c.map(([e,t])=>`not called: ${listOf(t.map(nameOf))} (${(0,o.n8)(e,300)})${a(e)}`),...l.length>0?[`refused by the sandbox: ${(0,i.Ku)(l,10,e=>`${e} more`).join(`, `)}`]:[],...d.length>0?[`no call was accepted: ${listOf(d.map(nameOf))}`]:[],...u.length>0?[`not called in the time of the audit: ${listOf(u.map(nameOf))}`]:[],...[...(0,r.c1)(n,reasonOf)].map(([e,t])=>`not judged: ${listOf(t.map(t=>e===``?t:t.slice(0,-e.length-2)))}${e===``?``:` (${(0,o.n8)(e,300)})`}`)]}function reasonOf(e){return e.split(`: `).slice(1).join(`: `)}function nameOf({name:e}){return e}function listOf(e){let t=e.map(e=>(0,o.n8)(e,100));return(0,i.Ku)(t,10,e=>`${e} more`).join(`, `)}function withoutAdvice(e){return e.filter(({tier:e,sdk:t})=>e!==`advice`&&t===void 0)}function sdkLines(e){return[...(0,r.c1)(e,({sdk:e})=>e?.split(` `)[0])].map(([e,t])=>{let n=t.map(t=>t.sdk??e).sort().at(-1)??e,r=new Set(t.map(({id:e,title:t})=>(0,o.n8)(`${e} ${t}`.trim(),160)));return`- from the SDK (${(0,o.n8)(n,100)}), not counted: ${[...r].join(`; `)}`})}}),21835:((e,t,n)=>{n.d(t,{L_:()=>entryNote,OR:()=>baselineNote,qE:()=>isKnown,tG:()=>fixedNote});var r=n(80818),i=n(72691);function isKnown(e){return e.baseline===`known`}function baselineNote({baseline:e,baseline_entry:t}){return e===`known`?`known failure${entryNote(t)}`:e!==`new`||t===void 0?``:`new failure: other than the one in the baseline${t.location?` at ${(0,r.$t)(t.location)}`:``}${entryNote(t)}`}function fixedNote({baseline:e,baseline_entry:t}){return e===`fixed`?`fixed: the baseline has a failure of it${entryNote(t)}`:``}function entryNote({reason:e,tracking:t}={}){let n=e===void 0?``:`: ${(0,i.n8)(e,300)}`;return t===void 0?n:`${n} (${(0,i.n8)(t,300)})`}}),19334:((e,t,n)=>{n.d(t,{LI:()=>findingsOutsideTests,Vx:()=>findingsByRevision,mC:()=>findingLine});var r=n(72020),i=n(21835),a=n(72691);function findingsOutsideTests(e){return e.filter(e=>!e.in_tests)}function findingsByRevision(e){let t=new Map;for(let n of findingsOutsideTests(e)){let{target_version:e,count:r,evidence:i,...a}=n,o=JSON.stringify(a),s=t.get(o)??{...n,count:0,target_version:null},c=[s.target_version,e].filter(e=>e!==null);t.set(o,{...s,count:s.count+r,target_version:c.join(`, `)||null})}return[...t.values()]}function findingLine(e){let t=e.count>1?`, ${(0,r.LS)(e.count,`time`)}`:``,n=e.known?` [known${(0,i.L_)(e.known)}]`:``;return`${(0,a.f$)(e)}${t}: ${(0,a.n8)(e.message,500)}${n}`}}),89498:((e,t,n)=>{n.r(t),n.d(t,{html:()=>html});var r=n(77598),i=n(80818),a=n(72020),o=n(76578),s=n(44107),c=n(40304),l=n(19334),u=n(18378),d=n(35510),f=n(69272),p=n(96132),m=n(68132),h=n(26518),g=n(72691);let _=[`passed`,`failed`,`errored`,`skipped`,`deferred`,`unverified`];async function*testElements(e){let t=createDetails(),n=createChunk();for await(let r of(0,d.Zy)(e)){let e=[];for(let i of r){let{number:r,element:a}=t(i);a!==void 0&&(yield a),e.push(extraOf(i,n.name,r))}n.add(r,e),n.size()===500&&(yield n.element(),n=createChunk())}n.size()>0&&(yield n.element())}function createDetails(){let[e,t]=[0,0];return n=>{let r=detailOf(n);if(r===void 0)return{};let i=t<25e5||r.frames.length===0?r:{...r,frames:[],withoutFrames:!0},a=dataElement(`id="detail-${e}"`,i),o=(0,m.$$)(a);return t+o>45e5?{number:-1}:(t+=o,e+=1,{number:e-1,element:a})}}function createChunk(){let e=new Map,t=[],name=(t,n)=>{if(t===null)return-1;let r=(0,g.n8)(t,n),i=e.get(r)??e.size;return e.set(r,i),i};return{name,size:()=>t.length,add(e,n){let r=e[0],{location:i,server:a,tags:o=[]}=r,s=e.map(({target_version:e,status:t,duration_ms:r},i)=>{let a=Math.round(r*10)/10,o=n[i],s=[name(e),_.indexOf(t),a];return o!==void 0&&(s[3]=o),s}),c=name(i.file,500),l=name((0,u.Ee)(r)||i.file,500),d=[(0,g.UU)(r),c,i.line,l,name(a),s];o.length>0&&(d[6]=o.map(e=>name(e))),t.push(d)},element:()=>dataElement(`class="tests"`,{names:[...e.keys()],tests:t})}}function extraOf(e,t,n){let[r]=e.failures,i=[...e.failures.flatMap(e=>[e.rule_id,...e.taxonomy_ids]),...e.findings.map(e=>e.rule_id)],a=[...new Set(i)].map(e=>t(e)),o=r===void 0?e.reason:summary(r),s=(0,f.jM)(e),c={...o!==void 0&&{text:(0,g.n8)(o,220)},...a.length>0&&{rules:a},...e.attempts>1&&{attempts:e.attempts},...e.baseline!==void 0&&{baseline:e.baseline},...s&&{tiers:s},...n!==void 0&&{detail:n}};return Object.keys(c).length>0?c:void 0}function summary(e){return/: expected .*, got /.test(e.message)?e.message:(0,h.Pu)(e)}function dataElement(e,t){return`<script type="application/json" ${e}>${(0,m.eC)(t)}<\/script>\n`}function detailOf(e){let{status:t,reason:n,failures:r,findings:i,steps:a=[],evidence:o=[]}=e,s=e.audit??e.agent??e.load??e.scores??e.negative_path??e.tasks;if(t===`passed`&&i.length===0&&s===void 0||t===`skipped`&&!e.load||t===`deferred`)return;let c=r.filter(({tier:e})=>e===void 0),l=auditFindings(e),u=c.length-50,d=u>0?[`… and ${u} more failures`]:[],f=[...n===void 0?[]:[(0,g.n8)(n,1e3)],...d];return{...f.length>0&&{reason:f.join(`
`)},failures:c.slice(0,50).map(t=>pageFailure(t,e)),findings:i.filter(({tier:e,sdk:t})=>(e??t)===void 0).map(findingFacts),...l.length>0&&{auditFindings:l},...e.audit&&{audit:pageAudit(e,e.audit)},agent:(0,h.vl)(e),scores:(0,h.Mv)(e),...e.load&&{load:(0,h.c1)(e),plot:plotOf(e.load)},...e.negative_path&&{probes:(0,h.We)(e)},steps:a.slice(0,200).map(e=>{let t=e.reason===void 0?``:`: ${(0,g.n8)(e.reason,300)}`;return`${e.id===void 0?``:`${(0,g.n8)(e.id)}: `}${(0,g.n8)(e.call)}: ${e.status} in ${(0,p.p)(e.duration_ms)}${t}`}),...e.tasks&&{tasks:e.tasks.slice(0,200).map(pageTask)},frames:o.slice(-50).map(pageFrame)}}function pageTask(e){let{timeline:t,duration_ms:n}=e;return{title:`${(0,h.p5)(e)}: ${(0,a.LS)(e.polls,`poll`)} in ${(0,p.p)(n)}`,states:t.slice(0,v).map(({status:e,at_ms:r},i)=>{let a=(t[i+1]?.at_ms??n)-r,o=y.includes(e)?``:(0,p.p)(a);return{status:(0,g.n8)(e),at:(0,p.p)(r),lasted:o,share:n>0?a/n:0}})}}let v=100,y=[`completed`,`failed`,`cancelled`];function plotOf({timeline:e,step_ms:t,duration_ms:n}){let seconds=e=>Math.max(1,Math.min(t,n-e*t))/1e3;return{stepMs:t,rate:e.map(({calls:e},t)=>Math.round(e/seconds(t)*10)/10),failed:e.map(({failed:e})=>e),p50:e.map(({p50_ms:e=null})=>e),p95:e.map(({p95_ms:e=null})=>e)}}function auditFindings({failures:e,findings:t,baseline:n}){let r=n===`known`&&{known:!0},facts=({rule_id:e,message:t,evidence:n=``,count:r=1,fix:i})=>({rule:(0,g.n8)(e),text:(0,g.n8)(t,500),evidence:(0,g.om)(n,8192),...r>1&&{count:r},...i!==void 0&&{fix:(0,g.n8)(i,1e3)}});return[...e.flatMap(e=>e.tier?[{tier:e.tier,...facts(e),...r}]:[]),...t.flatMap(e=>{let t=e.sdk===void 0?e.tier:`sdk`;return t?[{tier:t,...facts(e)}]:[]})]}function pageAudit(e,t){return{tools:t.tools.slice(0,500).map(({name:e,calls:t,accepted:n,refused:r=``,withheld:i=r})=>[(0,g.n8)(e),t,n,(0,g.n8)(i,300)]),notes:(0,f._5)(e)}}function findingFacts(e){let{rule_id:t,gates:n,evidence:r}=e;return{rule:(0,g.n8)(t),gates:n,text:(0,l.mC)(e),evidence:(0,g.om)(r??``,1e3)}}function pageFailure(e,t,n=[]){return{message:(0,g.n8)(e.message,500),rules:[...new Set([e.rule_id,...e.taxonomy_ids])].map(e=>(0,g.n8)(e)),source:(0,i.r9)(e.location,e.snippet??t.snippet).lines.join(`
`),fields:(0,h.cX)(e,t,n),fix:(0,g.om)(e.fix,4096)}}function pageFrame(e){let frameText=e=>(0,g.om)(JSON.stringify(e,null,2),8192),{server:t,request:n,response:r,response_dropped:i,duration_ms:a,http:o}=e,s=[...o===void 0?[]:[`HTTP ${o.status}`],...a===void 0?[]:[(0,p.p)(a)],...i?[`too long to keep`]:r===void 0?[`no answer`]:[]],c=Object.entries(o?.headers??{}).map(([e,t])=>`${(0,g.n8)(e)}: ${(0,g.n8)(t,1e3)}`);return{server:(0,g.n8)(t),request:frameText(n),answer:s.join(`, `),headers:c.join(`
`),response:r===void 0?``:frameText(r)}}let b=`(function() {
	// src/report/duration.ts
	function duration(ms) {
		if (ms < 1e3) return \`\${Math.round(ms * 10) / 10} ms\`;
		const seconds = ms / 1e3;
		if (seconds < 60) return \`\${seconds.toFixed(1)} s\`;
		return \`\${Math.floor(seconds / 60)} min \${Math.floor(seconds % 60)} s\`;
	}
	// src/core/groups.ts
	function groupsOf(items, keyOf) {
		const groups = new Map();
		for (const item of items) {
			const key = keyOf(item);
			if (key !== void 0) addTo(groups, key, item);
		}
		return groups;
	}
	function addTo(groups, key, item) {
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	// src/report/tiers.ts
	const TIERS = [
		"broken",
		"suspicious",
		"advice"
	];
	function countOf(items) {
		return items.reduce((sum, { count = 1 }) => sum + count, 0);
	}
	function tierText(counts) {
		return TIERS.flatMap((tier, index) => counts[index] ? [\`\${counts[index]} \${tier}\`] : []).join(", ") || "nothing found";
	}
	// src/report/html/page/dom.ts
	function h(tag, attributes = {}, ...children) {
		const element = document.createElement(tag);
		fill(element, attributes, children);
		return element;
	}
	function svg(tag, attributes, ...children) {
		const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
		fill(element, attributes, children);
		return element;
	}
	function button(attributes, label, press) {
		const element = h("button", {
			type: "button",
			...attributes
		}, label);
		element.addEventListener("click", press);
		return element;
	}
	function table(caption, heads, rows) {
		const head = h("tr", {}, ...heads.map((text) => h("th", { scope: "col" }, text)));
		const body = rows.map(([first, ...cells]) => h("tr", {}, h("th", { scope: "row" }, first), ...cells.map((cell) => h("td", {}, cell))));
		return h("div", {
			class: "scroll",
			tabindex: 0,
			role: "group",
			"aria-label": caption
		}, h("table", {}, h("caption", { class: "unseen" }, caption), h("thead", {}, head), h("tbody", {}, ...body)));
	}
	function section(title, content, open = false) {
		const element = h("details", { class: "section" }, h("summary", {}, h("h2", {}, title)));
		let isFilled = false;
		element.addEventListener("toggle", () => {
			if (!isFilled) element.append(...content());
			isFilled = true;
		});
		element.open = open;
		return element;
	}
	function fill(element, attributes, children) {
		for (const [name, value] of Object.entries(attributes)) if (value !== void 0 && value !== false) element.setAttribute(name, \`\${value}\`);
		for (const child of children) if (child !== void 0) element.append(child);
	}
	// src/report/html/page/parts.ts
	function ruleName(id, rules, isLinked = true) {
		const rule = Object.hasOwn(rules, id) ? rules[id] : void 0;
		if (rule === void 0) return h("code", {}, id);
		const title = \` \${rule.title}\`;
		if (rule.url === "" || !isLinked) return h("span", {}, h("code", {}, id), title);
		return h("span", {}, h("a", {
			href: rule.url,
			rel: "noreferrer"
		}, id), title);
	}
	function pre(text) {
		return text === "" ? [] : [h("pre", { tabindex: 0 }, text)];
	}
	function note(text) {
		return h("p", { class: "facts" }, text);
	}
	// src/report/html/data.ts
	const HEAD_ID = "head";
	const TESTS_CLASS = "tests";
	const DETAIL_ID = "detail-";
	const STATUSES = [
		"passed",
		"failed",
		"errored",
		"skipped",
		"deferred",
		"unverified"
	];
	// src/report/html/page/read.ts
	function readHead() {
		return parseContent(document.getElementById(HEAD_ID));
	}
	function readTests() {
		return [...document.querySelectorAll(\`script.\${TESTS_CLASS}\`)].flatMap((element) => {
			const chunk = parseContent(element);
			return chunk.tests.map((test) => unpack(test, (index) => chunk.names[index] ?? ""));
		});
	}
	function readDetail({ detail }) {
		return detail === void 0 || detail < 0 ? void 0 : parseContent(document.getElementById(\`\${DETAIL_ID}\${detail}\`));
	}
	function unpack([name, file, line, suite, server, rows, tags = []], nameAt) {
		const place = \`\${nameAt(file)}:\${line}\`;
		const unpacked = rows.map(([version, status, duration, { rules = [], ...extra } = {}]) => ({
			text: "",
			attempts: 1,
			baseline: "",
			...extra,
			version: nameAt(version),
			status: STATUSES[status] ?? "errored",
			duration,
			rules: rules.map(nameAt)
		}));
		const tagNames = tags.map(nameAt);
		const words = [
			name,
			place,
			nameAt(server),
			...tagNames,
			...unpacked.flatMap(({ text, rules }) => [text, ...rules])
		];
		return {
			name,
			place,
			suite: nameAt(suite),
			server: nameAt(server),
			tags: tagNames,
			rows: unpacked,
			text: words.join("\\n").toLowerCase()
		};
	}
	function parseContent(element) {
		return JSON.parse(element?.textContent ?? "");
	}
	// src/report/html/page/audit.ts
	const TITLES = {
		broken: "Broken",
		suspicious: "Suspicious: look at it",
		advice: "Advice",
		sdk: "From the SDK, not counted"
	};
	function auditSections(tests, rules) {
		const rowsByServer = new Map();
		for (const { server, rows } of tests) for (const row of rows) {
			if (row.tiers === void 0) continue;
			addTo(rowsByServer, [server, row.version].filter((part) => part !== "").join(" @ "), row);
		}
		return [...rowsByServer].map(([name, rows]) => {
			const counts = TIERS.map((_, index) => rows.reduce((sum, { tiers }) => sum + (tiers?.[index] ?? 0), 0));
			const [broken = 0, suspicious = 0] = counts;
			return section(\`Audit of \${name}: \${tierText(counts)}\`, () => contentOf$1(rows, rules), broken + suspicious > 0);
		});
	}
	function contentOf$1(rows, rules) {
		const details = rows.flatMap((row) => readDetail(row) ?? []);
		const content = auditContent(details.flatMap(({ auditFindings = [] }) => auditFindings), details.flatMap(({ audit }) => audit ?? []), rules);
		return rows.some(({ detail = 0 }) => detail < 0) ? [...content, note("Some was left out to keep this page small. The results file has it.")] : content;
	}
	function auditContent(findings, audits, rules) {
		return [...[...TIERS, "sdk"].flatMap((tier) => {
			const group = findings.filter((one) => one.tier === tier);
			if (group.length === 0) return [];
			const items = tier === "advice" || tier === "sdk" ? byRule(group, rules) : group.map((one) => auditFindingItem(one, rules));
			return [h("h3", { class: \`tier \${tier}\` }, \`\${TITLES[tier]} (\${countOf(group)})\`), ...items];
		}), ...audits.flatMap(coverage)];
	}
	function auditFindingItem(finding, rules) {
		const { tier, rule, text, evidence, known, fix = rules[rule]?.fix } = finding;
		return h("div", { class: \`failure-box \${tier}\` }, h("h4", {}, text), h("p", { class: "facts" }, ruleName(rule, rules), known ? " · known to the baseline" : ""), ...pre(evidence), fix ? h("p", { class: "text" }, h("strong", {}, "Fix: "), fix) : void 0);
	}
	function byRule(findings, rules) {
		return [...groupsOf(findings, ({ rule }) => rule)].map(([rule, group]) => {
			const fix = group[0]?.fix ?? rules[rule]?.fix;
			return h("details", { class: "advice" }, h("summary", {}, ruleName(rule, rules, false), \` (\${countOf(group)})\`), h("p", { class: "facts" }, ruleName(rule, rules)), fix ? h("p", { class: "text" }, h("strong", {}, "Fix: "), fix) : void 0, h("ul", {}, ...group.map(({ text }) => h("li", {}, text))));
		});
	}
	function coverage({ tools, notes }) {
		const lines = tools.map(([name, calls, accepted, why]) => [
			name,
			\`\${calls}\`,
			\`\${accepted}\`,
			why
		]);
		return [
			h("h3", {}, "Coverage"),
			h("ul", {}, ...notes.map((text) => h("li", {}, text))),
			...tools.length > 0 ? [table("Tools", [
				"Tool",
				"Calls",
				"With success",
				"Why it was not called"
			], lines)] : []
		];
	}
	// src/report/html/page/charts.ts
	const WIDTH$1 = 400;
	const HEIGHT$1 = 24;
	const MAX_SEGMENTS = 200;
	const ENDS = [
		1,
		2,
		5,
		10,
		20,
		50,
		100,
		200,
		500,
		1e3,
		2e3,
		5e3,
		1e4
	];
	function countBar(counts, largest) {
		const parts = STATUSES.filter((status) => counts[status] > 0);
		return bar(parts.map((status) => ({
			length: counts[status],
			kind: status
		})), largest, parts.map((status) => \`\${counts[status]} \${status}\`).join(", "));
	}
	function timeBar(startup, rows, longest) {
		const segments = [{
			length: startup,
			kind: "start"
		}];
		const size = Math.ceil(rows.length / MAX_SEGMENTS);
		for (let i = 0; i < rows.length; i += size) {
			const some = rows.slice(i, i + size);
			const isBad = ({ status }) => status === "failed" || status === "errored";
			segments.push({
				length: total(some),
				kind: (some.find(isBad) ?? some[0])?.status ?? "passed"
			});
		}
		return bar(segments, longest, \`start \${duration(startup)}, then \${rows.length} tests in \${duration(total(rows))}\`);
	}
	function spreadBar(percentiles, longest) {
		const kinds = [
			"half",
			"most",
			"rare",
			"slowest"
		];
		const ends = percentiles.map((ms) => ms ?? 0);
		const segments = ends.map((end, i) => ({
			length: Math.max(0, end - (ends[i - 1] ?? 0)),
			kind: kinds[i] ?? "slowest"
		}));
		const [p50, p95, p99, max] = ends.map((ms) => duration(ms));
		return bar(segments, longest, \`half up to \${p50}, 95 % up to \${p95}, 99 % up to \${p99}, all up to \${max}\`);
	}
	function histogram(rows) {
		const counts = [...ENDS, Number.POSITIVE_INFINITY].map(() => 0);
		for (const { duration: ms } of rows) {
			const column = ENDS.findIndex((end) => ms < end);
			const index = column < 0 ? ENDS.length : column;
			counts[index] = (counts[index] ?? 0) + 1;
		}
		const highest = Math.max(1, ...counts);
		const width = WIDTH$1 / counts.length;
		const labels = counts.map((count, i) => \`\${count} \${i < ENDS.length ? \`under \${duration(ENDS[i])}\` : "slower"}\`);
		const columns = counts.flatMap((count, i) => {
			const height = count === 0 ? 0 : Math.max(2, count / highest * 60);
			const box = {
				x: i * width + 1,
				y: 62 - height,
				width: width - 2,
				height
			};
			const end = i === ENDS.length ? "more" : ENDS[i] < 1e3 ? \`\${ENDS[i]}\` : \`\${ENDS[i] / 1e3} s\`;
			return [svg("rect", {
				...box,
				class: "column"
			}, svg("title", {}, labels[i])), svg("text", {
				x: i * width + width / 2,
				y: 74,
				class: "tick"
			}, end)];
		});
		const label = labels.filter((_, i) => counts[i] > 0).join(", ");
		return svg("svg", {
			viewBox: \`0 0 \${WIDTH$1} 78\`,
			class: "histogram",
			role: "img",
			"aria-label": label
		}, ...columns);
	}
	function total(rows) {
		return rows.reduce((sum, row) => sum + row.duration, 0);
	}
	function percentile(values, share) {
		const ordered = [...values].sort((a, b) => a - b);
		return ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)];
	}
	function bar(segments, longest, label) {
		let x = 0;
		const boxes = segments.map(({ length, kind }) => {
			const width = longest === 0 ? 0 : length / longest * WIDTH$1;
			const box = svg("rect", {
				x,
				y: 0,
				width,
				height: HEIGHT$1,
				class: kind
			});
			x += width;
			return box;
		});
		return svg("svg", {
			viewBox: \`0 0 \${WIDTH$1} \${HEIGHT$1}\`,
			preserveAspectRatio: "none",
			class: "bar",
			role: "img",
			"aria-label": label
		}, ...boxes);
	}
	// src/report/html/page/plot.ts
	const WIDTH = 400;
	const HEIGHT = 100;
	function loadPlot({ stepMs, rate, failed, p50, p95 }) {
		const length = duration(stepMs * rate.length);
		const slowest = Math.max(1, ...p95.map((ms) => ms ?? 0));
		const fastest = Math.max(1, ...rate);
		const latencies = [svg("path", {
			d: lineOf(p95, slowest),
			class: "line p95"
		}), svg("path", {
			d: lineOf(p50, slowest),
			class: "line p50"
		})];
		const width = WIDTH / Math.max(1, rate.length);
		const columns = rate.map((calls, index) => {
			const height = calls / fastest * HEIGHT;
			const box = {
				x: index * width,
				y: HEIGHT - height,
				width,
				height
			};
			const bad = failed[index] > 0 ? \`, \${failed[index]} failed\` : "";
			const label = \`\${duration(index * stepMs)}: \${calls} calls a second\${bad}\`;
			return svg("rect", {
				...box,
				class: bad === "" ? "column" : "column bad"
			}, svg("title", {}, label));
		});
		return h("div", { class: "plots" }, ...figure(\`Latency over \${length}: half of the calls, and 95 %, up to \${duration(slowest)}\`, latencies), ...figure(\`Calls a second over \${length}, up to \${fastest}; steps with failed calls are red\`, columns));
	}
	function figure(label, content) {
		const view = {
			viewBox: \`0 0 \${WIDTH} \${HEIGHT}\`,
			preserveAspectRatio: "none"
		};
		return [h("p", { class: "facts" }, label), svg("svg", {
			...view,
			class: "plot",
			role: "img",
			"aria-label": label
		}, ...content)];
	}
	function lineOf(values, highest) {
		let isOpen = false;
		return values.map((value, index) => {
			const command = isOpen ? "L" : "M";
			isOpen = value !== null;
			if (value === null) return "";
			const x = (index + .5) / values.length * WIDTH;
			const y = HEIGHT - value / highest * 98;
			return \`\${command}\${x.toFixed(1)} \${y.toFixed(1)}h0.1\`;
		}).join("");
	}
	// src/report/html/page/detail.ts
	function testDetail(test, rows, rules) {
		return h("div", {}, h("p", { class: "facts" }, [test.place, ...test.tags.length > 0 ? [\`tags: \${test.tags.join(", ")}\`] : []].join(" · ")), ...rows.map((row) => rowDetail(row, rules)));
	}
	function rowDetail(row, rules) {
		const { version, status, attempts, baseline } = row;
		return h("section", {}, h("h3", {}, [
			...version === "" ? [] : [version],
			\`\${status} in \${duration(row.duration)}\`,
			...attempts > 1 ? [\`\${attempts} attempts\`] : [],
			...baseline === "" ? [] : [BASELINE[baseline] ?? baseline]
		].join(", ")), ...contentOf(row, readDetail(row), rules));
	}
	const BASELINE = {
		new: "a new failure",
		known: "a known failure of the baseline",
		fixed: "fixed: the baseline has a failure"
	};
	function contentOf(row, detail, rules) {
		if (detail === void 0) {
			const omission = note("Its details were left out to keep this page small. The results file has them.");
			return [...row.text === "" ? [] : [h("p", {}, row.text)], ...row.detail === void 0 ? [] : [omission]];
		}
		const { reason, failures, findings, auditFindings = [], audit, agent, scores, load = [], probes = [], steps, tasks = [], frames } = detail;
		return [
			...reason === void 0 ? [] : [h("p", { class: "text" }, reason)],
			...failures.map((failure) => failureBox(failure, rules)),
			...findings.map(({ text, evidence }) => h("div", {}, h("p", {}, \`Finding: \${text}\`), ...pre(evidence))),
			...auditContent(auditFindings, audit === void 0 ? [] : [audit], rules),
			...part("Agent", agent, h("ul", {}, ...items(agent))),
			...part("Scores", scores, h("ul", {}, ...items(scores))),
			...part("Load", load, ...detail.plot ? [loadPlot(detail.plot)] : [], h("ul", {}, ...items(load))),
			...part("Probes", probes, ...pre(probes.join("\\n"))),
			...part("Steps", steps, h("ol", {}, ...items(steps))),
			...part("Tasks", tasks, ...tasks.map(taskTimeline)),
			...part("Frames", frames, ...frames.map(frameBox)),
			...detail.withoutFrames ? [note("Its frames were left out to keep this page small. The results file has them.")] : []
		];
	}
	function part(title, { length }, ...content) {
		return length > 0 ? [h("h4", {}, title), ...content] : [];
	}
	function items(texts) {
		return texts.map((text) => h("li", {}, text));
	}
	function taskTimeline({ title, states }) {
		const rows = states.map(({ status, at, lasted, share }) => {
			const percent = \`\${Math.round(100 * share)}%\`;
			const meter = h("meter", {
				value: share,
				"aria-label": \`\${status}: \${percent} of the time\`
			}, percent);
			return [
				status,
				at,
				lasted === "" ? "" : h("span", {}, meter, \` \${lasted}\`)
			];
		});
		return h("div", {}, h("p", { class: "text" }, title), table(\`Timeline of \${title}\`, [
			"Status",
			"At",
			"Lasted"
		], rows));
	}
	function failureBox({ message, rules: ids, source, fields, fix }, rules) {
		const values = fields.flatMap(([name, lines]) => [h("dt", {}, name), h("dd", {}, h("pre", { tabindex: 0 }, ...name === "diff" ? diffLines(lines) : [lines.join("\\n")]))]);
		return h("div", { class: "failure-box" }, h("h4", {}, message), h("p", { class: "facts" }, ...ids.flatMap((id) => [ruleName(id, rules), " "])), h("pre", {
			class: "source",
			tabindex: 0
		}, source), h("dl", {}, ...values), h("p", { class: "text" }, h("strong", {}, "Fix: "), fix));
	}
	function diffLines(lines) {
		return lines.map((text) => {
			return h("span", { class: text.startsWith("+") ? "added" : text.startsWith("-") ? "removed" : void 0 }, \`\${text}\\n\`);
		});
	}
	function frameBox({ server, request, answer, headers, response }, index) {
		return h("details", {}, h("summary", {}, \`\${index + 1}. \${server}\${answer === "" ? "" : \`: \${answer}\`}\`), h("h5", {}, "Request"), ...pre(request), ...headers === "" ? [] : [h("h5", {}, "Headers of the response"), ...pre(headers)], ...response === "" ? [] : [h("h5", {}, "Response"), ...pre(response)]);
	}
	// src/results/statuses.ts
	const WORST_FIRST = [
		"errored",
		"failed",
		"unverified",
		"deferred",
		"skipped",
		"passed"
	];
	// src/report/html/page/list.ts
	const PAGE_SIZE = 100;
	const OPEN_SIZE = 20;
	const MARKS = {
		passed: "✓",
		failed: "✗",
		errored: "!",
		skipped: "–",
		deferred: "…",
		unverified: "?"
	};
	function testList(head, tests) {
		const filter = {
			statuses: new Set(),
			server: "",
			version: "",
			tag: "",
			rule: "",
			search: "",
			sort: "worst"
		};
		const versions = sorted(tests.flatMap(({ rows }) => rows.map(({ version }) => version)));
		const count = h("p", {
			role: "status",
			class: "facts"
		});
		const results = h("div", {});
		const pages = h("nav", {
			"aria-label": "Pages of tests",
			class: "pages"
		});
		let matches = [];
		let page = 0;
		const showPage = () => {
			const last = Math.max(0, Math.ceil(matches.length / PAGE_SIZE) - 1);
			page = Math.min(page, last);
			const start = page * PAGE_SIZE;
			const visible = matches.slice(start, start + PAGE_SIZE);
			const range = last > 0 ? \`\${number(start + 1)} to \${number(start + visible.length)} of \` : "";
			const all = matches.length < tests.length ? \` of \${number(tests.length)}\` : "";
			count.textContent = \`Showing \${range}\${number(matches.length)}\${all} \${tests.length === 1 ? "test" : "tests"}\`;
			const columns = versions.filter((version) => filter.version === "" || version === filter.version);
			results.replaceChildren(matrix(visible, columns, head));
			const turn = (label, to) => {
				const press = () => {
					page = to;
					showPage();
					results.querySelector("button")?.focus();
					results.scrollIntoView();
				};
				return button({ disabled: (to < 0 || to > last || to === page) && "" }, label, press);
			};
			const position = h("span", {}, \`Page \${number(page + 1)} of \${number(last + 1)}\`);
			const turns = [
				turn("First", 0),
				turn("Previous", page - 1),
				position,
				turn("Next", page + 1),
				turn("Last", last)
			];
			pages.replaceChildren(...last > 0 ? turns : []);
		};
		const apply = () => {
			matches = matching(tests, filter);
			page = 0;
			showPage();
		};
		const list = h("section", { "aria-labelledby": "tests-title" }, h("h2", { id: "tests-title" }, "Tests"), filters(head, tests, versions, filter, apply), count, results, pages);
		apply();
		return list;
	}
	function matching(tests, { statuses, server, version, tag, rule, search, sort }) {
		const words = search.toLowerCase().split(/\\s+/);
		const matches = tests.flatMap((test) => {
			if (server !== "" && test.server !== server) return [];
			if (tag !== "" && !test.tags.includes(tag)) return [];
			if (!words.every((word) => test.text.includes(word))) return [];
			const rows = test.rows.filter((row) => (statuses.size === 0 || statuses.has(row.status)) && (version === "" || row.version === version) && (rule === "" || row.rules.includes(rule)));
			return rows.length > 0 ? [{
				test,
				rows
			}] : [];
		});
		const by = (key) => matches.sort((a, b) => key(a) - key(b));
		if (sort === "worst") return by(({ rows }) => Math.min(...rows.map(({ status }) => WORST_FIRST.indexOf(status))));
		if (sort === "slowest") return by(({ rows }) => -Math.max(...rows.map((row) => row.duration)));
		return matches;
	}
	function filters(head, tests, versions, filter, apply) {
		const search = h("input", {
			type: "search",
			autocomplete: "off"
		});
		search.addEventListener("input", () => {
			filter.search = search.value;
			apply();
		});
		const statuses = STATUSES.filter((status) => head.summary[status] > 0).map((status) => {
			const label = \`\${MARKS[status]} \${number(head.summary[status])} \${status}\`;
			const toggle = button({
				class: \`status \${status}\`,
				"aria-pressed": "false"
			}, label, () => {
				if (!filter.statuses.delete(status)) filter.statuses.add(status);
				toggle.setAttribute("aria-pressed", \`\${filter.statuses.has(status)}\`);
				apply();
			});
			return toggle;
		});
		const choice = (label, name, values, least) => {
			if (values.length < least) return void 0;
			return select(label, [["", "all"], ...values.map((value) => [value, value])], (value) => {
				filter[name] = value;
				apply();
			});
		};
		const tags = sorted(tests.flatMap((test) => test.tags));
		const rules = sorted(tests.flatMap(({ rows }) => rows.flatMap((row) => row.rules)));
		const sorts = [
			["worst", "failures first"],
			["order", "order of the run"],
			["slowest", "slowest first"]
		];
		return h("search", { class: "filters" }, h("div", {
			role: "group",
			"aria-label": "Status",
			class: "statuses"
		}, ...statuses), h("div", { class: "choices" }, field("Search", search), choice("Server", "server", sorted(tests.map(({ server }) => server)), 2), choice("Revision", "version", versions, 2), choice("Tag", "tag", tags, 1), choice("Rule", "rule", rules, 1), select("Sort", sorts, (value) => {
			filter.sort = value;
			apply();
		})));
	}
	function field(label, element) {
		element.id = \`choose-\${label.toLowerCase()}\`;
		return h("div", { class: "field" }, h("label", { for: element.id }, label), element);
	}
	function select(label, options, change) {
		const element = h("select", {}, ...options.map(([value, text]) => h("option", { value }, text)));
		element.addEventListener("change", () => change(element.value));
		return field(label, element);
	}
	function matrix(matches, versions, head) {
		const columns = versions.map((version) => h("th", { scope: "col" }, version === "" ? "Result" : version));
		const body = h("tbody", {}, ...matches.flatMap(({ test }, i) => testRows(test, i, versions, head)));
		const heads = [
			h("th", { scope: "col" }, "Test"),
			h("th", { scope: "col" }, "Server"),
			...columns
		];
		return h("div", { class: "scroll" }, h("table", { class: "tests" }, h("caption", { class: "unseen" }, "Tests and their results by revision. The name of a test opens its details."), h("thead", {}, h("tr", {}, ...heads)), body));
	}
	function testRows(test, index, versions, head) {
		const id = \`open-\${index}\`;
		const box = h("td", { colspan: versions.length + 2 });
		const below = h("tr", {
			id,
			class: "detail",
			hidden: ""
		}, box);
		const rows = test.rows.filter(({ version }) => versions.includes(version));
		const show = (isShown) => {
			below.hidden = !isShown;
			toggle.setAttribute("aria-expanded", \`\${isShown}\`);
			if (isShown && box.childElementCount === 0) box.append(testDetail(test, rows, head.rules));
		};
		const toggle = button({
			"aria-controls": id,
			class: "open"
		}, test.name, () => show(below.hidden !== false));
		show(index < OPEN_SIZE && rows.some(isOpenFirst));
		const preview = rows.find(({ text }) => text !== "")?.text;
		const cells = versions.map((version) => {
			const row = rows.find((candidate) => candidate.version === version);
			return row === void 0 ? h("td", { class: "none" }, "not run") : statusCell(row);
		});
		return [h("tr", {}, h("th", { scope: "row" }, toggle, ...preview ? [h("span", { class: "preview" }, preview)] : []), h("td", {}, test.server), ...cells), below];
	}
	function isOpenFirst({ status, baseline, tiers }) {
		return (status === "failed" || status === "errored") && baseline !== "known" && tiers === void 0;
	}
	function statusCell({ status, duration: ms, attempts, baseline }) {
		const notes = [...attempts > 1 && status === "passed" ? ["flaky"] : [], ...baseline === "" ? [] : [baseline]];
		const label = \`\${MARKS[status]} \${status}\${notes.length > 0 ? \` (\${notes.join(", ")})\` : ""}\`;
		return h("td", {}, h("span", { class: \`status \${status}\` }, label), " ", h("span", { class: "ms" }, duration(ms)));
	}
	function sorted(values) {
		return [...new Set(values)].sort();
	}
	function number(value) {
		return value.toLocaleString("en-US");
	}
	// src/report/html/page/main.ts
	const CONCLUSIONS = {
		success: "✓ Passed",
		failure: "✗ Failed",
		error: "! Error",
		interrupted: "! Interrupted"
	};
	const head = readHead();
	const tests = readTests();
	document.getElementById("page")?.replaceChildren(conclusionHeader(head), ...head.causes.map(({ title, effect, failures }) => {
		const boxes = () => failures.map((failure) => failureBox(failure, head.rules));
		return section(title, () => [note(\`\${effect}.\`), ...boxes()], true);
	}), ...findings("Findings that fail the run", true), ...auditSections(tests, head.rules), testList(head, tests), ...findings("Findings", false), ...contractDrift(head), section("Timeline of sessions", () => timeline(sessionsOf(tests, head.servers))), section("Latency", () => latency(sessionsOf(tests, head.servers))), ...trend(head.runs));
	document.title = \`\${CONCLUSIONS[head.conclusion]}: mcptest report\`;
	function conclusionHeader({ conclusion, counts, reasons, facts }) {
		return h("header", { class: \`verdict \${conclusion}\` }, h("h1", {}, CONCLUSIONS[conclusion]), h("p", { class: "counts" }, counts), ...reasons.length > 0 ? [h("ul", {}, ...reasons.map((reason) => h("li", {}, reason)))] : [], h("dl", { class: "run" }, ...facts.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value)))));
	}
	function findings(title, gates) {
		const some = head.findings.filter((finding) => finding.gates === gates);
		const list = () => [h("ul", { class: "findings" }, ...some.map((finding) => findingItem(finding, head.rules)))];
		return some.length > 0 ? [section(\`\${title} (\${some.length})\`, list, true)] : [];
	}
	function findingItem({ rule, gates, text, place, evidence }, rules) {
		const fix = Object.hasOwn(rules, rule) ? rules[rule]?.fix : void 0;
		const [kind, label] = gates ? ["failed", "✗ fails the run"] : ["unverified", "! note"];
		return h("li", {}, h("p", {}, h("span", { class: \`status \${kind}\` }, label), \` \${text}\`), h("p", { class: "facts" }, ruleName(rule, rules), place === "" ? "" : \` · \${place}\`), ...pre(evidence), fix ? h("p", {}, h("strong", {}, "Fix: "), fix) : void 0);
	}
	function timeline(sessions) {
		const longest = Math.max(...sessions.map(({ server, rows }) => (server?.startup ?? 0) + total(rows)), 0);
		const lines = sessions.map(({ name, server, rows }) => [
			name,
			time(server?.startup),
			\`\${rows.length}\`,
			duration(total(rows)),
			timeBar(server?.startup ?? 0, rows, longest)
		]);
		return [note("Each bar is the start of the server, then the durations of its tests in the order of the report. Results do not have the times at which tests started, so pauses between them are not shown. A part may stand for several tests: it has the color of one that failed."), table("Timeline of sessions", [
			"Session",
			"Start",
			"Tests",
			"Time of tests",
			"Start, then tests"
		], lines)];
	}
	function latency(sessions) {
		const lines = sessions.map(({ name, server, rows }) => {
			const times = rows.map((row) => row.duration);
			const ofTests = [
				.5,
				.95,
				.99
			].map((share) => time(percentile(times, share))).join(" / ");
			const ofCalls = [
				server?.p50,
				server?.p95,
				server?.p99
			].map(time).join(" / ");
			return [
				name,
				server?.about,
				\`\${server?.calls ?? 0}\`,
				ofCalls,
				ofTests,
				histogram(rows)
			];
		});
		const heads = [
			"Server",
			"About",
			"Calls",
			"Calls: p50 / p95 / p99",
			"Tests: p50 / p95 / p99",
			"Tests by duration (ms)"
		];
		const tools = sessions.flatMap(({ name, server }) => (server?.tools ?? []).map((tool) => ({
			name,
			tool
		})));
		const slowest = Math.max(0, ...tools.map(({ tool: [, , , , , max] }) => max ?? 0));
		const toolLines = tools.map(({ name, tool: [tool, calls, p50, p95, p99, max] }) => [
			tool,
			name,
			\`\${calls}\`,
			[
				p50,
				p95,
				p99
			].map(time).join(" / "),
			time(max),
			spreadBar([
				p50,
				p95,
				p99,
				max
			], slowest)
		]);
		return [table("Latency", heads, lines), ...tools.length > 0 ? [h("h3", {}, "By tool"), table("Latency by tool", [
			"Tool",
			"Server",
			"Calls",
			"p50 / p95 / p99",
			"Slowest",
			"Up to p50, p95, p99 and the slowest"
		], toolLines)] : []];
	}
	function contractDrift({ drift, moreDrift }) {
		if (drift.length === 0) return [];
		const value = (json) => json === "" ? "nothing" : h("pre", {}, json);
		const lines = drift.map(({ server, text, class: kind, gates, before, after }) => [
			text,
			server,
			h("span", { class: \`drift-\${kind}\` }, kind, kind === "description" ? " only" : "", gates ? ", fails the run" : ""),
			value(before),
			value(after)
		]);
		const content = () => [
			note("What the servers offer now, compared with their contracts in the baseline."),
			table("Contract drift", [
				"Change",
				"Server",
				"Class",
				"Before",
				"After"
			], lines),
			...moreDrift > 0 ? [note(\`\${moreDrift} more are in the results file.\`)] : []
		];
		return [section(\`Contract drift (\${drift.length + moreDrift})\`, content, drift.some(({ gates }) => gates))];
	}
	function trend(runs) {
		if (runs.length < 2) return [];
		const largest = Math.max(...runs.map(({ summary }) => summary.total));
		const lines = runs.map(({ startedAt, shard, versions, summary, duration: ms, p95 }) => [
			startedAt,
			[versions, shard === "" ? "" : \`shard \${shard}\`].filter((part) => part !== "").join(", "),
			\`\${summary.total}\`,
			\`\${summary.failed + summary.errored}\`,
			duration(ms),
			time(p95),
			countBar(summary, largest)
		]);
		const heads = [
			"Started",
			"Revisions",
			"Tests",
			"Failed or errored",
			"Duration",
			"Slowest server's p95",
			"Tests by status"
		];
		const content = () => [note("One line for each results file. The tests above are those of all files: of a test that is in several, the latest result."), table("Trend", heads, lines)];
		return [section(\`Trend of \${runs.length} results files\`, content)];
	}
	function sessionsOf(all, servers) {
		const sessions = new Map();
		const nameOf = (...parts) => parts.filter((part) => part !== "").join(" @ ");
		for (const server of servers) {
			const key = JSON.stringify([
				server.file,
				server.name,
				server.version
			]);
			sessions.set(key, {
				name: nameOf(server.name, server.version),
				server,
				rows: []
			});
		}
		for (const { suite, server, rows } of all) for (const row of rows) {
			if (server === "" || row.status === "skipped" || row.status === "deferred") continue;
			const key = JSON.stringify([
				suite,
				server,
				row.version
			]);
			const session = sessions.get(key) ?? {
				name: nameOf(server, row.version),
				server: void 0,
				rows: []
			};
			session.rows.push(row);
			sessions.set(key, session);
		}
		return [...sessions.values()];
	}
	function time(ms) {
		return ms === null || ms === void 0 ? "none" : duration(ms);
	}
})();
`,x=`:root {
  color-scheme: light dark;
  --text: light-dark(#1b1f24, #e6edf3);
  --soft: light-dark(#57606a, #a0aab5);
  --page: light-dark(#ffffff, #0d1117);
  --box: light-dark(#f3f5f7, #161b22);
  --line: light-dark(#d0d7de, #3a424c);
  --link: light-dark(#0550ae, #79b8ff);
  --good: light-dark(#116329, #7ee0a0);
  --good-box: light-dark(#dcf5e3, #12341f);
  --bad: light-dark(#a40e26, #ffa39b);
  --bad-box: light-dark(#ffe6e4, #4a1619);
  --warn: light-dark(#744500, #f2cc60);
  --warn-box: light-dark(#fff3d1, #3d2f0a);
  --none: light-dark(#4d5560, #b4bec9);
  --none-box: light-dark(#eaeef2, #262c36);
}

/* The colors of labels and of parts of bars, by what they stand for. */

:where(.status, .bar rect) {
  --color: var(--none);
  --back: var(--none-box);
}

:is(.passed, .half) {
  --color: var(--good);
  --back: var(--good-box);
}

:is(.failed, .errored, .slowest) {
  --color: var(--bad);
  --back: var(--bad-box);
}

:is(.unverified, .rare) {
  --color: var(--warn);
  --back: var(--warn-box);
}

:is(.start, .most) {
  --color: var(--link);
}

/* Elements */

* {
  box-sizing: border-box;
}

body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font:
    15px / 1.5 system-ui,
    sans-serif;
}

main {
  max-width: 82rem;
  margin: 0 auto;
  padding: 1.5rem 1.25rem 4rem;
}

:where(h1, h2, h3, h4, h5, p, ul, ol, dl, dd, pre) {
  margin: 0;
}

h1 {
  font-size: 1.75rem;
  line-height: 1.2;
}

h2 {
  font-size: 1.2rem;
}

h3 {
  font-size: 1rem;
}

h4 {
  font-size: 0.95rem;
}

h5 {
  margin-top: 0.5rem;
}

a {
  color: var(--link);
}

:is(pre, code) {
  font:
    0.85em / 1.45 ui-monospace,
    "SFMono-Regular",
    Menlo,
    Consolas,
    "DejaVu Sans Mono",
    monospace;
}

:is(pre, .scroll) {
  overflow-x: auto;
}

:is(button, .section > summary, .detail summary, .advice > summary) {
  cursor: pointer;
}

:focus-visible {
  outline: 2px solid var(--link);
  outline-offset: 2px;
}

/* Texts */

.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

:is(.facts, .ms, .none, .preview, .run dt, .failure-box dt) {
  color: var(--soft);
  font-size: 0.85rem;
}

:is(h5, .field label, thead th) {
  color: var(--soft);
  font-size: 0.8rem;
}

:is(.text, .verdict ul, .run dd, .findings li, tbody th, .open, .failure-box h4) {
  overflow-wrap: anywhere;
}

:is(.ms, .status, thead th) {
  white-space: nowrap;
}

.text {
  white-space: pre-line;
}

.added {
  color: var(--good);
}

:is(.removed, .drift-breaking) {
  color: var(--bad);
}

/* Verdict */

.verdict {
  --verdict: var(--bad);
  padding: 1rem 1.25rem;
  border-left: 6px solid var(--verdict);
  border-radius: 6px;
  background: var(--box);
}

.verdict.success {
  --verdict: var(--good);
}

.verdict h1 {
  color: var(--verdict);
}

.verdict .counts {
  margin-top: 0.25rem;
  font-size: 1.05rem;
}

.verdict ul {
  padding-left: 1.2rem;
}

.run {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  margin-top: 0.75rem;
  font-size: 0.85rem;
}

.run div {
  display: flex;
  gap: 0.4rem;
  min-width: 0;
}

/* Sections */

:is(main > section, .section) {
  margin-top: 1.75rem;
}

.section > summary > h2 {
  display: inline;
}

.section > :not(summary) {
  margin-top: 0.6rem;
}

.findings {
  padding: 0;
  list-style: none;
}

.findings li {
  padding: 0.6rem 0;
  border-top: 1px solid var(--line);
}

/* Filters */

.filters {
  display: block;
  margin: 0.6rem 0;
}

:is(.statuses, .choices, .pages) {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: end;
}

:is(.choices, .pages) {
  margin-top: 0.75rem;
}

.pages {
  align-items: center;
}

.field {
  display: grid;
  min-width: 0;
  max-width: 100%;
}

.field:first-child {
  flex: 1 1 16rem;
}

:where(input, select, button) {
  max-width: 100%;
  min-height: 2.1rem;
  padding: 0.2rem 0.6rem;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--page);
  color: var(--text);
  font: inherit;
  font-size: 0.9rem;
}

select {
  max-width: 20rem;
}

button:disabled {
  color: var(--soft);
  cursor: default;
}

.status {
  padding: 0.1rem 0.5rem;
  border-radius: 1rem;
  background: var(--back);
  color: var(--color);
  font-size: 0.85rem;
}

button.status {
  border: 2px solid transparent;
  padding: 0.1rem 0.8rem;
}

button.status[aria-pressed="true"] {
  border-color: currentcolor;
  font-weight: 600;
}

/* Tables */

table {
  width: 100%;
  border-collapse: collapse;
}

:where(th, td) {
  padding: 0.45rem 0.6rem;
  border-bottom: 1px solid var(--line);
  text-align: left;
  vertical-align: top;
}

:is(thead th, .drift-breaking) {
  font-weight: 600;
}

tbody th {
  min-width: 12rem;
  font-weight: 400;
}

.open {
  min-height: 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  text-align: left;
}

.open::before {
  display: inline-block;
  width: 1.1em;
  content: "▸";
}

.open[aria-expanded="true"]::before {
  content: "▾";
}

.preview {
  display: block;
  margin-left: 1.1rem;
}

/* Details of a test */

.detail > td {
  padding: 0.75rem 0.75rem 1.5rem 1.5rem;
  background: var(--box);
}

/* As wide as the window at most, wherever the table is scrolled to. */
.detail > td > div {
  position: sticky;
  left: 1.5rem;
  max-width: calc(100vw - 6rem);
}

.detail :is(section, h4) {
  margin-top: 0.75rem;
}

:is(.detail, .findings, .failure-box) pre {
  max-height: 28rem;
  overflow: auto;
  padding: 0.4rem 0.6rem;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--page);
}

:is(.failure-box, .failure-box dd, .findings li, .scroll td) > pre:not(.source) {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}

.failure-box {
  margin: 0.5rem 0 0.75rem;
  padding-left: 0.9rem;
  border-left: 3px solid var(--bad);
}

.failure-box.suspicious {
  border-color: var(--warn);
}

.failure-box h4 {
  margin-top: 0;
}

.failure-box > p {
  margin: 0.25rem 0;
}

.failure-box .source {
  margin: 0.5rem 0;
}

.failure-box dl {
  display: grid;
  grid-template-columns: minmax(5rem, max-content) minmax(0, 1fr);
  gap: 0.3rem 0.75rem;
  margin-bottom: 0.5rem;
}

.failure-box dt {
  padding-top: 0.35rem;
}

.failure-box dd {
  min-width: 0;
}

.tier:not(:first-child),
:is(.failure-box, .advice) + h3 {
  margin-top: 1rem;
}

.advice {
  margin-top: 0.25rem;
}

/* Charts */

:is(.bar, .histogram) {
  display: block;
  width: 22rem;
}

.bar {
  height: 1.2rem;
  background: var(--box);
}

.bar rect {
  shape-rendering: crispedges;
  fill: var(--color);
}

.column {
  fill: var(--link);
}

.column.bad {
  fill: var(--bad);
}

.plot {
  display: block;
  width: 22rem;
  height: 6rem;
  background: var(--box);
}

.line {
  fill: none;
  stroke-width: 2;
  vector-effect: non-scaling-stroke;
}

.line.p50 {
  stroke: var(--good);
}

.line.p95 {
  stroke: var(--bad);
}

.tick {
  fill: var(--soft);
  font-size: 9px;
  text-anchor: middle;
}

/* Small screens */

@media (max-width: 40rem) {
  main {
    padding: 1rem 0.75rem 3rem;
  }

  .detail > td {
    padding-left: 0.6rem;
  }

  .detail > td > div {
    left: 0.6rem;
    max-width: calc(100vw - 3rem);
  }

  .failure-box dl {
    grid-template-columns: minmax(0, 1fr);
  }

  tbody th {
    min-width: 6rem;
  }

  .tests tbody th {
    min-width: 9rem;
  }

  table:not(.tests) thead th {
    white-space: normal;
  }
}
`,html=async function*(e,t,n){yield beginning(),yield dataElement(`id="head"`,pageHead(e,n)),yield*testElements(t),yield`<script>${b}<\/script>\n</body>\n</html>\n`};function beginning(){return`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${[`default-src 'none'`,`script-src ${hashOf(b)}`,`style-src ${hashOf(x)}`,`base-uri 'none'`,`form-action 'none'`,`require-trusted-types-for 'script'`].join(`; `)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>mcptest report</title>
<style>${x}</style>
</head>
<body>
<main id="page"><noscript>This report is shown by a script, and scripts are turned off.</noscript></main>
`}function hashOf(e){return`'sha256-${(0,r.hash)(`sha256`,e,`base64`)}'`}function pageHead(e,t){let{run:n,summary:r,findings:a,servers:o,drift:u=[],rules:d}=e,[f=``,...p]=(0,g.Xo)(e,t.otherReasons),h=n.interrupted===!0;return{conclusion:t.conclusion??(0,s.G)(r,a,{interrupted:h}).conclusion,counts:f,reasons:p,facts:factsOf(e),summary:r,servers:o.map(pageServer),causes:(0,c.an)(e).map(({cause:e,title:t,effect:n,failures:r})=>({title:t,effect:n,failures:r.map(t=>pageFailure(t,e,(0,c.Cb)(e)))})),findings:(0,l.Vx)(a.filter(({tier:e,sdk:t})=>(e??t)===void 0)).sort((e,t)=>Number(t.gates)-Number(e.gates)).map(e=>({...findingFacts(e),place:e.location?(0,i.$t)(e.location):``})),drift:[...u].sort((e,t)=>Number(t.gates)-Number(e.gates)).slice(0,200).map(pageDrift),moreDrift:Math.max(0,u.length-200),rules:Object.fromEntries(Object.entries(d).map(([e,{title:t,severity:n,fix:r,url:i}])=>[(0,g.n8)(e),{title:(0,g.n8)(t,500),severity:n,fix:(0,g.n8)(r,1e3),url:(0,m.Yo)(i)??``}])),runs:(t.runs??[]).map(pageRun).sort((e,t)=>e.startedAt<t.startedAt?-1:1)}}function factsOf(e){let{run:t,tool:n}=e,{suite_files:r,overrides:i,target_versions:s,shard:c}=t,l=r.map(e=>(0,g.n8)(e,500)),u=(0,o.m)(e.servers).map(({server:e,exercised:t,total:n})=>`${t} of ${n} of ${(0,g.n8)(e)}`);return[[`Started`,(0,g.n8)(t.started_at)],[`Suites`,(0,a.Ku)(l,20,e=>`and ${e} more`).join(`, `)],[`Revisions`,s.map(e=>(0,g.n8)(e)).join(`, `)],[`Shard`,(0,g.n8)(c??``)],[`Baseline`,(0,g.n8)(t.baseline??``,500)],[`Coverage`,u.join(`, `)],[`Server overrides`,i.map(e=>(0,g.n8)(e)).join(`, `)],[`Made by`,(0,g.n8)(`${n.name} ${n.version}`)]].filter(([,e])=>e!==``)}function pageServer(e){let{name:t,file:n,kind:r,target_version:i,negotiated_version:a,server_info:o}=e,s=o==null?``:(0,g.n8)(JSON.stringify(o),300),c=a===null?``:`revision ${(0,g.n8)(a)}`;return{name:(0,g.n8)(t),file:(0,g.n8)(n??``,500),version:(0,g.n8)(i??``),about:[r,c,s].filter(e=>e!==``).join(`, `),startup:e.startup_ms,calls:e.calls,p50:e.p50_ms,p95:e.p95_ms,p99:e.p99_ms,tools:(e.tools??[]).slice(0,500).map(e=>[(0,g.n8)(e.name),e.calls,e.p50_ms,e.p95_ms,e.p99_ms,e.max_ms])}}function pageDrift(e){let{server:t,target_version:n,message:r,class:i,gates:a}=e,json=e=>e===void 0?``:(0,g.om)(JSON.stringify(e,null,2),2e3);return{server:(0,g.L5)(t,n),text:(0,g.n8)(r,500),class:i,gates:a,before:json(e.before),after:json(e.after)}}function pageRun({run:e,summary:t,servers:n}){let r=n.flatMap(({p95_ms:e})=>e===null?[]:[e]);return{startedAt:(0,g.n8)(e.started_at),shard:(0,g.n8)(e.shard??``),versions:e.target_versions.map(e=>(0,g.n8)(e)).join(`, `),duration:e.duration_ms,summary:t,p95:r.length===0?null:Math.max(...r)}}}),68132:((e,t,n)=>{n.d(t,{$$:()=>bytesOf,I0:()=>fitInto,My:()=>escapeMarkup,WQ:()=>linkRules,Yo:()=>helpAddress,Z9:()=>placeText,eC:()=>scriptJson,ph:()=>codeText,rF:()=>jsonLine,zH:()=>details,zj:()=>preText});var r=n(89528),i=n(80818),a=n(72691);function codeText(e,t){return`<code>${escapeHtml((0,a.n8)(e,t))}</code>`}function preText(e){return`<pre>${escapeHtml(e).split(`
`).map(e=>e.trim()===``?`&#32;`:e).join(`
`)}</pre>`}function placeText(e,t){let n=e.file===i.rD?void 0:t?.(e),r=codeText(`${e.file}:${e.line}`,300);return n===void 0?r:`<a href="${escapeHtml(n)}">${r}</a>`}function linkRules(e,t){return e.replace(/<[^>]*>|\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b/g,e=>{let n=Object.hasOwn(t,e)?helpAddress(t[e].url):void 0;return n?`<a href="${escapeHtml(n)}">${e}</a>`:e})}function helpAddress(e){return/^https:\/\/[\w./#-]+$/.test(e)?e:void 0}function details(e,t,n=!1){return`<details${n?` open`:``}><summary>${e}</summary>${t}</details>\n`}function bytesOf(e){return Buffer.byteLength(e)}function fitInto(e){let t=e;return e=>(t-=bytesOf(e),t>0)}function escapeHtml(e){return escapeMarkup(e).replaceAll(`@`,`&#64;`)}function escapeMarkup(e){return e.replaceAll(`&`,`&amp;`).replaceAll(`<`,`&lt;`).replaceAll(`>`,`&gt;`).replaceAll(`"`,`&quot;`)}function jsonLine(e){return(0,r.iI)(JSON.stringify(e))}function scriptJson(e){return jsonLine(e).replaceAll(`<`,`\\u003c`)}}),47847:((e,t,n)=>{n.d(t,{iB:()=>r,pq:()=>countOf,sY:()=>harmOf,uN:()=>tierText});let r=[`broken`,`suspicious`,`advice`],i=[/^(?:ISO-|AUTH-TOKEN-|STATE-|AUDIT-OVERLAP$|AUDIT-LEAK$|FUZZ-LEAK-|FUZZ-INJECTION$)/,/^AUDIT-(?:READ-ONLY|DESTRUCTIVE|IDEMPOTENT)$/,/^(?:AUDIT-(?:CRASH|LATE-DEATH|HANG|GROWTH)|FAULT-(?:LIFECYCLE|TIMEOUT)-.*)$/,/^(?:AUDIT-|FUZZ-)(?!NOISE$|NEVER-ACCEPTED$)/];function harmOf(e){let t=i.findIndex(t=>t.test(e));return t===-1?i.length:t}function countOf(e){return e.reduce((e,{count:t=1})=>e+t,0)}function tierText(e){return r.flatMap((t,n)=>e[n]?[`${e[n]} ${t}`]:[]).join(`, `)||`nothing found`}}),76578:((e,t,n)=>{n.d(t,{C:()=>coverageFinding,m:()=>coverageOfServers});function coverageOfServers(e){let t=new Map;for(let{name:n,coverage:r}of e){if(r===void 0)continue;let e=t.get(n)??{exercised:new Set,offered:new Map};t.set(n,e);for(let t of r.exercised)e.exercised.add(itemKey(t));for(let t of[...r.exercised,...r.missing])e.offered.set(itemKey(t),t)}return[...t].map(([e,{exercised:t,offered:n}])=>({server:e,exercised:t.size,total:n.size,missing:[...n].filter(([e])=>!t.has(e)).map(([,e])=>e)}))}function coverageFinding(e,t=0){let n=coverageOfServers(e),r=n.reduce((e,t)=>e+t.exercised,0),i=n.reduce((e,t)=>e+t.total,0);if(!(r*100>=t*i))return{rule_id:`RUNNER-COVERAGE`,server:null,target_version:null,severity:`must`,message:`The tests use ${r} of ${i} tools, resources and prompts, which is less than ${t} %.`,count:1,gates:!0}}function itemKey({kind:e,name:t}){return`${e} ${t}`}}),44107:((e,t,n)=>{n.d(t,{G:()=>gate,t:()=>recordedPolicy});var r=n(72020);function recordedPolicy({run:e,rules:t}){return{passWithNoTests:e.allow_empty===!0,allowEmpty:e.allow_empty===!0,strict:e.strict===!0,requireModels:e.require_models===!0,...e.none_selected&&{selected:0},suites:e.suite_files,interrupted:e.interrupted===!0&&!Object.hasOwn(t,`SUITE-RUN-TIMEOUT`)}}function noTests([e,...t]){return`${e===void 0||t.length>0?`The suites have`:`${e} has`} no tests: write one, such as under \`tools\`, or set pass-with-no-tests.`}let i=`Nothing was judged: each test was skipped or could not be verified.`;function gate(e,t,n){let a=n.selected??e.total,o=a===0&&!n.passWithNoTests,s=Math.max(0,e.failed-(n.gateKnown?0:e.known_failures??0)),c=t.filter(({gates:e,known:t})=>e||n.gateKnown&&t),describe=e=>e.map(({rule_id:e,message:t,server:n})=>`${e}${n?` on ${n}`:``}: ${t}`),tests=(e,t)=>e>0?[`${(0,r.LS)(e,`test`)} ${t}.`]:[],l=n.interrupted?[`The run was interrupted.`]:[],u=[...n.missing??[],...o?[e.total===0?noTests(n.suites??[]):`No test was selected.`]:[]],d=tests(n.requireModels?e.deferred:0,`needed a model, and models are required`),f=tests(n.strict?e.unverified:0,`could not be verified, and the run is strict`),p=[...u,...tests(e.errored,`could not be judged`),...describe(c.filter(({unjudged:e})=>e)),...d],m=[...tests(s,`failed`),...describe(c.filter(({unjudged:e})=>!e)),...f];a>0&&e.skipped+e.unverified===e.total&&!n.allowEmpty&&p.length+m.length===0&&(u.push(i),p.push(i));let h=[...l,...p,...m],g=n.gateKnown&&((e.known_failures??0)>0||t.some(({known:e})=>e))?[`Known failures fail the run.`]:[],_=[...u,...d,...f,...g];return l.length>0?{conclusion:`interrupted`,exitCode:130,reasons:h,otherReasons:_}:p.length>0?{conclusion:`error`,exitCode:2,reasons:h,otherReasons:_}:m.length>0?{conclusion:`failure`,exitCode:1,reasons:h,otherReasons:_}:{conclusion:`success`,exitCode:0,reasons:h,otherReasons:_}}}),18378:((e,t,n)=>{n.d(t,{CC:()=>interleave,Ee:()=>suiteOf,Fh:()=>importKey,S8:()=>testKey,cM:()=>runStart,nf:()=>inRunOrder});var r=n(46831),i=n(72020);function suiteOf({id:e}){return e.slice(0,Math.max(0,e.indexOf(`::`)))}function importKey(e){return JSON.stringify([suiteOf(e),e.location.file])}function testKey(e){return`${e.id}\n${e.target_version??``}`}function runStart(e,t){return e.run_started_at??t.head.run.started_at}async function*interleave(e,t,n,a){let o=rankOf(t.suite_files),s=rankOf(t.target_versions),placedRows=async function*(t){let i=``,c=new Map;for await(let l of t.rows()){let{file:u,line:d,column:f}=l.location,p=`${u}:${d}:${f}`;p!==i&&(c=new Map),i=p;let m=l.target_version??``,h=(0,r.zR)(c,m),g=a.get(testKey(l));if(g?.source!==t)continue;let{wholeRow:_=l}=g,v=n.get(importKey(l))??0,y=[o(suiteOf(l)),v,d,f,h,s(m)];yield{row:e.length===1?_:{..._,run_started_at:runStart(l,t)},place:y}}},c=e.map(placedRows);try{let e=await Promise.all(c.map(e=>e.next()));for(;;){let t;for(let[n,{done:r,value:a}]of e.entries()){if(r)continue;let e=t&&(compareLists(a.place,t.place)||(0,i.z4)(a.row.id,t.row.id));(e===void 0||e<0)&&(t={...a,from:n})}if(t===void 0)return;yield t.row,e[t.from]=await c[t.from].next()}}finally{await Promise.all(c.map(e=>e.return()))}}function inRunOrder(e,t){let n=rankOf(t.suite_files),r=rankOf(t.target_versions),place=({file:e,target_version:t})=>[n(e??``),r(t??``)];return e.flatMap(e=>e.servers).sort((e,t)=>compareLists(place(e),place(t)))}function rankOf(e){let t=new Map(e.map((e,t)=>[e,t]));return n=>t.get(n)??e.length}function compareLists(e,t){for(let n=0;n<e.length;n++)if(e[n]!==t[n])return e[n]-t[n];return 0}})};