// docs/internals/sdk-servers.md, from what the servers in __tests__/sdk answered, as `npm run test:sdks` keeps it in
// __tests__/golden/sdk.
import { readdirSync, readFileSync } from "node:fs";

const GOLDEN = new URL("../../__tests__/golden/sdk/", import.meta.url);
const PROBES = ["unknown_tool", "missing_required", "wrong_type", "extra_field"];

const servers = readdirSync(GOLDEN)
  .map((file) => JSON.parse(readFileSync(new URL(file, GOLDEN), "utf8")))
  .sort((a, b) => order(a, b, "name") || order(a, b, "version"));
export const files = { "docs/internals/sdk-servers.md": page(servers.flatMap(rowsOf)) };

function order(a, b, key) {
  return a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0;
}

/** One row per behaviour of a server, with its revisions. */
function rowsOf({ name, version, behaviours }) {
  return behaviours.map(({ sessions, answers, findings }) => {
    const cells = PROBES.map((probe) => summary(Object.values(answers).flatMap((tool) => Object.values(tool[probe]))));
    const rules = new Set(findings.map((finding) => finding.split(":")[0]));
    return [`${name} ${version}`, revisionsOf(sessions, behaviours), ...cells, [...rules].map(linked).join(", ")];
  });
}

/** The distinct revisions of sessions; with transports if others behave differently at that revision. */
function revisionsOf(sessions, behaviours) {
  const revisions = [...new Set(sessions.map(revisionOf))];
  return revisions
    .map((revision) => {
      const alike = sessions.filter((session) => revisionOf(session) === revision);
      const all = behaviours.flatMap((other) => other.sessions).filter((session) => revisionOf(session) === revision);
      const transports = alike.map((session) => session.split(" ")[0]).join(", ");
      return alike.length === all.length ? revision : `${revision} (${transports})`;
    })
    .join(", ");
}

function revisionOf(session) {
  return session.split(" ")[1];
}

/** `error -32602`, `result`, `accepted`: the distinct answers to the calls of a probe. */
function summary(answers) {
  return [...new Set(answers.map((answer) => answer.split(":")[0]))].join(", ");
}

function linked(rule) {
  return `[${rule}](../taxonomy.md#${rule.toLowerCase()})`;
}

function page(rows) {
  const head = ["SDK", "revisions", "unknown tool", "missing argument", "wrong type", "extra field", "finding"];
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  return `# How SDKs handle invalid calls

How a small server on each SDK, with nothing but the SDK's own checks, answers invalid calls: an unknown tool, a missing
required argument, an argument of the wrong type, and an argument that the schema does not define, also in nested objects
and in objects inside arrays. *Error* is a JSON-RPC error, *result* a tool result with \`isError:
true\`. Up to 2025-06-18 the specification allowed either for invalid arguments; since 2025-11-25 they are reported in a result,
which a model can read (SEP-1303). An unknown tool is an error at every revision.

Measured over every transport that the SDK supports: stdio, Streamable HTTP and HTTP+SSE. Transports behave alike unless a
row says otherwise. The servers are in [\`__tests__/sdk\`](../../__tests__/sdk), every answer in
[\`__tests__/golden/sdk\`](../../__tests__/golden/sdk). \`npm run test:sdks\` measures, and \`npm run generate\` generates this
page.

${table}
`;
}
