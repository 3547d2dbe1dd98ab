import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AUDIT_RULES } from "../../src/conformance/rules/audit/rules.js";
import { BUGS, RIGHT } from "./bugs.js";

const visible = BUGS.filter(({ needsDomain }) => !needsDomain);
const found = visible.filter(({ missed }) => missed === undefined);

test("docs/internals/audit.md has the table of the bench", async () => {
  await expect(page()).toMatchFileSnapshot("../../docs/internals/audit.md");
});

test("the bench has every rule, and at least 80 % of what can be seen is found", () => {
  const planted = BUGS.map(({ rule }) => `AUDIT-${rule}`);
  expect(Object.keys(AUDIT_RULES).filter((id) => !planted.includes(id))).toEqual([]);
  expect(found.length / visible.length).toBeGreaterThanOrEqual(0.8);
});

test("each server has the bugs of the table, and no others", () => {
  const declared = BUGS.map(({ server, bug }) => `${server} ${bug}`);
  const planted = [...new Set(BUGS.map(({ server }) => server))].flatMap((server) => {
    const source = readFileSync(new URL(`servers/${server}`, import.meta.url), "utf8");
    const names = [...source.matchAll(/\bbug (?:[=!]==?) "([\w-]+)"/g)].map(([, name]) => `${server} ${name}`);
    return [...new Set(names)];
  });
  expect(planted.sort()).toEqual(declared.sort());
});

function page(): string {
  const rules = [...new Set(BUGS.map(({ rule }) => rule))].sort();
  const byRule = rules.map((rule) => {
    const planted = visible.filter((bug) => bug.rule === rule);
    const ofRule = found.filter((bug) => bug.rule === rule);
    return [`AUDIT-${rule}`, planted.length, ofRule.length].filter(() => planted.length > 0);
  });
  const missed = BUGS.filter((bug) => bug.missed !== undefined);
  const wrongly = RIGHT.flatMap(({ suspicious = [] }) => suspicious);
  return `${INTRODUCTION}
Of ${visible.length} bugs that can be seen without knowledge of the domain, ${found.length} are found
(${Math.round((100 * found.length) / visible.length)} %). Of the ${RIGHT.length} servers that are right, none has a broken finding. False
suspicious findings: ${wrongly.length === 0 ? "none" : wrongly.map((rule) => `AUDIT-${rule}`).join(", ")}.

${table(
  ["rule", "planted", "found"],
  byRule.filter((row) => row.length > 0),
)}
## What is missed

${table(
  ["server", "bug", "why"],
  missed.map(({ server, bug, missed: why = "" }) => [`\`${server}\``, `\`${bug}\``, why]),
)}
## Servers that are right

${table(
  ["server", "odd about it"],
  RIGHT.map(({ server, argument, odd }) => [`\`${[server, argument].filter(Boolean).join(" ")}\``, odd]),
)}`;
}

const INTRODUCTION = `# What the audit finds

Six ordinary servers in Node and Python, over stdio and Streamable HTTP, with bugs of which each is planted alone, and
servers in which nothing is wrong, but much is unusual. They are in \`__tests__/audit/servers/\`, the bugs by name in
\`__tests__/audit/bugs.ts\`. The audit knows neither: each is started and audited like the server of a user.

\`npm run test:slow -- __tests__/audit\`, and \`npm run test:sdks -- audit\` for those in Python, audit them all and fail if
anything is found, or missed, that this page does not say. \`npx vitest run -u --project fast __tests__/audit/page.test.ts\`
writes the page.
`;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}
