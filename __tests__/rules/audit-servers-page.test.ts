import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Found {
  rule: string;
  subject?: string;
  message: string;
  /** What we think of it after reading: it begins with true or false. */
  verdict: string;
}

interface Audited {
  name: string;
  version: string;
  from: "npm" | "PyPI";
  revision: string;
  grade: string | null;
  called: number;
  callable: number;
  calls: number;
  seconds: number;
  complete: boolean;
  /** Without --allow-destructive. */
  byDefault: { called: number; callable: number; seconds: number; findings: number };
  broken: Found[];
  suspicious: Found[];
  fromSdk: number;
  advice: number;
}

const audited: Audited[] = JSON.parse(readFileSync(new URL("../real/audited.json", import.meta.url), "utf8"));
const isTrue = ({ verdict }: Found) => verdict.startsWith("true");
const isFalse = ({ verdict }: Found) => verdict.startsWith("false");

it("docs/internals/audit-servers.md has what was found", async () => {
  await expect(page()).toMatchFileSnapshot("../../docs/internals/audit-servers.md");
});

it("each finding was read, and each broken one is true", () => {
  const all = audited.flatMap(({ broken, suspicious }) => [...broken, ...suspicious]);
  expect(all.filter((found) => !isTrue(found) && !isFalse(found))).toEqual([]);
  expect(audited.flatMap(({ broken }) => broken).filter(isFalse)).toEqual([]);
});

it("for ten servers, at most one suspicious finding is false", () => {
  expect(audited.flatMap(({ suspicious }) => suspicious).filter(isFalse).length).toBeLessThanOrEqual(
    audited.length / 10,
  );
});

function page(): string {
  const rows = audited.map(({ complete, broken, suspicious, ...server }) => [
    ...[`\`${server.name}\``, server.version, server.from, server.revision],
    ...[`${server.called} of ${server.callable}`, server.calls, complete ? server.seconds : `${server.seconds} †`],
    ...[server.grade ?? "", broken.length, suspicious.length, server.fromSdk, server.advice],
  ]);
  return `# What the audit finds on real servers

What \`mcptest audit --allow-destructive --budget 3m\` found on ${audited.length} servers from npm and PyPI over stdio, at the newest
revision that they speak. Each ran in a folder of its own with a git repository and a few files, without a network, and
could write nowhere else. At † the time was over before everything was judged; the machine was busy with other
work, so on an idle one they may have more findings. Many tools want a service, an account or a
browser that was not there; there is no grade where too few tools accepted a call. From the SDK: faults that belong to its
version. Advice counts rules.

${byDefault()}

We read each finding with its request and answer, and the source where these were not enough. A suspicious finding is true
if the answers show what it says, and the author may want to know. AUDIT-NEVER-ACCEPTED says what could not be tried: mostly,
a service, a file or a browser was missing here, and the server is not to blame.

\`node bench/audit-servers.mjs --bundle dist --work DIR\` installs the servers in a folder outside of this repository, audits
them and writes the numbers and findings into \`__tests__/real/audited.json\`; verdicts stay. \`--only NAME\` does one. Then
\`npx vitest run -u --project "fast*" __tests__/rules/audit-servers-page.test.ts\` writes this page. The servers are pinned;
what they pull in is not.

${table(
  [
    ...["server", "version", "from", "revision", "tools called", "calls", "seconds", "grade"],
    ...["broken", "suspicious", "from the SDK", "advice"],
  ],
  rows,
)}

## By rule

${byRule()}

## What is broken

${findings(({ broken }) => broken)}

## What is suspicious

${findings(({ suspicious }) => suspicious)}
`;
}

/** What a user sees who gives no flags. */
function byDefault(): string {
  const sum = (of: (one: Audited) => number) => audited.reduce((total, one) => total + of(one), 0);
  const seconds = audited.map(({ byDefault: { seconds: one } }) => one).sort((a, b) => a - b);
  return `Without flags, as most people run it first:

${table(
  ["", "tools called", "broken and suspicious", "seconds, median"],
  [
    [
      "without flags",
      `${sum(({ byDefault: first }) => first.called)} of ${sum(({ byDefault: first }) => first.callable)}`,
      ...[sum(({ byDefault: first }) => first.findings), seconds[Math.floor(seconds.length / 2)]],
    ],
    [
      "as above",
      `${sum(({ called }) => called)} of ${sum(({ callable }) => callable)}`,
      ...[sum(({ broken, suspicious }) => broken.length + suspicious.length), ""],
    ],
  ],
)}

Tools without annotations may destroy, so they are not called without flags, and do not count there.`;
}

function byRule(): string {
  const rows = (["broken", "suspicious"] as const).flatMap((tier) => {
    const all = audited.flatMap((server) => server[tier]);
    return [...new Set(all.map(({ rule }) => rule))].sort().map((rule) => {
      const found = all.filter((one) => one.rule === rule);
      return [rule, tier, found.filter(isTrue).length, found.filter(isFalse).length];
    });
  });
  return table(["rule", "tier", "true", "false"], rows);
}

function findings(of: (server: Audited) => Found[]): string {
  const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
  const rows = audited.flatMap((server) =>
    of(server).map(({ rule, message, verdict }) => [`\`${server.name}\``, rule, cell(message), cell(verdict)]),
  );
  return table(["server", "rule", "what", "verdict"], rows);
}

function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
