// docs/taxonomy.md, entries.generated.ts and the table of docs/audit.md from the texts of the rules, and the tables of
// docs/action.md from action.yml.
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { importSource } from "./import-source.mjs";

const root = new URL("../..", import.meta.url);

const FAMILIES = {
  ASSERT: ["Assertions", "An assertion of the suite failed. Each matcher has an id."],
  EVAL: ["Models that grade", "A score is too low, or could not be had."],
  SUITE: ["Suites", "The suite is at fault, not the server: its tests are errored."],
  RUNNER: ["mcptest itself", "A bug in the runner: it says nothing about the server."],
  FAULT: ["Faults", "What the runner detects, whatever the suite asserts."],
  VERSION: ["Revisions", "Whether a server supports the revision that it is tested at."],
  BASELINE: ["Baselines", "Whether the baseline of a run has only what is needed."],
  DRIFT: ["Drift", "How the contract of a server differs from the one in the baseline."],
  INV: ["Invariants", "Properties of a whole session, checked in every live session and in captures."],
  COMP: ["Composition", "What can go wrong when several servers are behind one client."],
  ERRCHAN: [
    "Error channel",
    "Whether a rejection comes as a protocol error or as a tool result, as the revision requires.",
  ],
  SCH: ["Schemas", "Whether what a server lists is valid, and says enough of what it accepts."],
  DESC: ["Descriptions", "Whether a model can choose and call a tool by what the server says of it."],
  SEC: ["Safety of definitions", "Whether definitions mislead a model or its user, or give away secrets."],
  PORT: ["Portability", "What the protocol allows, and a model provider or a client refuses."],
  HOST: ["Hosts", "Corpus: what one host does to a server, which `--host` names."],
  SURF: ["Tool surface", "What the definitions of tools cost in every conversation."],
  AGENT: ["Agents", "How the run of a model over servers ended."],
  LIFE: ["Lifecycle", "Corpus: the handshake, versions and the end of a session."],
  PROTO: ["Protocol", "Corpus: messages, errors, and what every capability has in common."],
  TOOL: ["Tools", "Corpus: what tools answer."],
  RES: ["Resources", "Corpus: what resources and their templates answer."],
  PROMPT: ["Prompts", "Corpus: what prompts answer."],
  TRANSPORT: [
    "Transport",
    "Corpus: a server over stdio, and how it ends; statuses, headers and sessions of a server over HTTP.",
  ],
  AUTH: [
    "Authorization",
    "Corpus: a server over HTTP that wants a token: how it asks, where tokens come from, which it takes.",
  ],
  ISO: ["Isolation", "Corpus: what one client of a server over HTTP sees of another."],
  STATE: ["State", "Corpus: what a server over HTTP needs from one request for the next (2026-07-28)."],
  SUB: ["Subscriptions", "Corpus: what subscriptions of a server over HTTP carry (2026-07-28)."],
  APP: ["Apps", "Corpus: the apps that tools link (MCP Apps, `io.modelcontextprotocol/ui`)."],
  SKILL: ["Skills", "Corpus: the skills that a server serves (SEP-2640, `io.modelcontextprotocol/skills`)."],
  EXT: ["Extensions", "Corpus: the extensions that a server declares."],
  TASK: ["Tasks", "Corpus: tools that run as tasks, of servers that declare tasks."],
  ELICIT: ["Elicitation", "What a server asks of a user, checked like the invariants in every session."],
  SAMPLING: ["Sampling", "What a server asks of the model of a client, checked like the invariants in every session."],
  REG: ["Registry", "Whether a server can be published: `mcptest compliance run --profile registry`."],
  CORS: [
    "Browsers",
    "Whether a web page can use a server that lets it in: `mcptest compliance run --profile browser`.",
  ],
  FUZZ: ["Fuzzing", "What answers to generated arguments show, in addition to the faults and invariants above."],
  AUDIT: ["Audit", "What `mcptest audit` finds by calling a server, without a suite."],
};
const TIERS = { must: "broken", should: "suspicious", may: "advice" };

const { documentedRules } = await importSource("conformance/rules/families.ts");
const rules = documentedRules();
const action = parse(read("action.yml"));
export const files = {
  "src/rules/entries.generated.ts": `// Generated from src/conformance/rules/families.ts by scripts/generate.mjs. Do not edit.
/** The id of a rule: one that does not exist does not compile. */
export type RuleId =${rules.map(({ id }) => `\n  | "${id}"`).join("")};
export const ENTRIES_JSON = ${literal(JSON.stringify(rules.map(({ text, spec, sources, good, bad, ...rule }) => rule)))};
`,
  "docs/taxonomy.md": taxonomy(rules),
  "docs/action.md": withTables(read("docs/action.md"), action),
  "docs/audit.md": between("rules", auditTable(rules))(read("docs/audit.md")),
};
function read(page) {
  return readFileSync(new URL(page, root), "utf8");
}

/** Replaces the text between `<!-- inputs -->` and `<!-- /inputs -->`, and the same for outputs. */
function withTables(page, { inputs, outputs }) {
  const inputRows = Object.entries(inputs).map(([name, { description, default: value }]) => [
    `\`${name}\``,
    description,
    value === "" ? "" : `\`${value}\``,
  ]);
  const outputRows = Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description]);
  return between(
    "outputs",
    table(["output", "is"], outputRows),
  )(between("inputs", table(["input", "is", "default"], inputRows))(page));
}

function between(name, text) {
  const place = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
  return (page) => {
    if (!place.test(page)) throw new Error(`a page has no place for ${name}`);
    return page.replace(place, (_, before, after) => `${before}${text}\n${after}`);
  };
}

/** The rules of the family AUDIT by tier, the broken ones first. */
function auditTable(rules) {
  const rows = Object.entries(TIERS).flatMap(([severity, tier]) =>
    rules
      .filter((rule) => rule.family === "AUDIT" && rule.severity === severity)
      .map(({ id, title }) => [`[${id}](taxonomy.md#${id.toLowerCase()})`, tier, title]),
  );
  return table(["id", "tier", "what is wrong"], rows);
}

function table(head, rows) {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`).join("\n");
}

/** In single quotes, as JSON is full of double ones. */
function literal(text) {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

/** The rules, from the sources: Node 20 cannot run TypeScript, so they are bundled first. */
function taxonomy(rules) {
  const homeless = rules.find(({ family }) => !(family in FAMILIES));
  if (homeless) throw new Error(`${homeless.id}: FAMILIES has no entry for ${homeless.family}`);
  const sections = Object.entries(FAMILIES).map(([family, [title, about]]) =>
    [`## ${title}`, about, ...rules.filter((rule) => rule.family === family).map(entry)].join("\n\n"),
  );
  return `# What mcptest finds

Every failure and every finding has an id, and an id never changes its meaning. Severity is *must* (the protocol or an
assertion of the suite is violated), *should* or *may*. The research category of a fault comes from
[arXiv:2606.05339](https://arxiv.org/abs/2606.05339), a taxonomy of 837 reports of faults in MCP servers;
[arXiv:2603.05637](https://arxiv.org/abs/2603.05637) studies 3,282 bugs of 385 repositories. This page is
generated from \`src/rules/\` by \`npm run generate\`.

${sections.join("\n\n")}
`;
}

function entry({ id, title, severity, text, fix, category, spec, sources, good, bad }) {
  const lines = [`### ${id}`, `**${title}** (${severity})`, text, `*Fix:* ${fix}`];
  lines.push(`*Passes:* ${code(good)}`, `*Fails:* ${code(bad)}`);
  if (category) lines.push(`*Research category:* ${category}`);
  if (spec) lines.push(`*Specification:* ${citations(spec)}`);
  if (sources) lines.push(`*See also:* ${sources.map(({ title, url }) => `[${title}](${url})`).join("; ")}`);
  return lines.join("\n\n");
}

function code(text) {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Section by section, each with its revisions: `Lifecycle, Timeouts (2025-03-26, 2025-06-18)`, every revision a link. */
function citations(spec) {
  const sections = new Map();
  for (const { section, revision, url } of spec) {
    sections.set(section, [...(sections.get(section) ?? []), `[${revision}](${url})`]);
  }
  return [...sections].map(([section, links]) => `${section} (${links.join(", ")})`).join("; ");
}
