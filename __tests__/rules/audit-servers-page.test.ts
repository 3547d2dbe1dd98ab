import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Audited {
  name: string;
  version: string;
  from: "npm" | "PyPI";
  called: number;
  callable: number;
  calls: number;
  seconds: number;
  complete: boolean;
  broken: { rule: string; subject?: string; message: string; verdict: string }[];
  suspicious: string[];
  advice: number;
}

const audited: Audited[] = JSON.parse(readFileSync(new URL("../real/audited.json", import.meta.url), "utf8"));

it("docs/evidence/audit-servers.md has what was found", async () => {
  await expect(page()).toMatchFileSnapshot("../../docs/evidence/audit-servers.md");
});

it("each broken finding was read, and is true", () => {
  expect(audited.flatMap(({ broken }) => broken).filter(({ verdict }) => !verdict.startsWith("true"))).toEqual([]);
});

function page(): string {
  const head = ["server", "version", "from", "tools called", "calls", "seconds", "broken", "suspicious", "advice"];
  const rows = audited.map(({ name, version, from, called, callable, calls, seconds, complete, ...found }) => [
    ...[`\`${name}\``, version, from, `${called} of ${callable}`, calls, complete ? seconds : `${seconds} †`],
    ...[found.broken.length, found.suspicious.length, found.advice],
  ]);
  const broken = audited.flatMap(({ name, broken: all }) =>
    all.map(({ rule, message, verdict }) => [`\`${name}\``, rule, message.replaceAll("|", "\\|"), verdict]),
  );
  return `# What the audit finds on real servers

What \`mcptest audit --allow-destructive\` found on ${audited.length} servers from npm and PyPI over stdio. Each ran in a
folder of its own with a git repository and a few files, without a network, and could write nowhere else. The machine was
busy with other work: on an idle one the seconds are a fraction. At † the time was over before everything was judged. Many tools want a service, an account or a browser that was not there.

Suspicious and advice count rules. We read each broken finding with its request and answer, and the source where these
were not enough. \`__tests__/real/audited.json\` has the findings with our verdicts, and how each server is started.

\`node bench/audit-servers.mjs --bundle dist --work DIR\` installs the servers in a folder outside of this repository, audits
them and writes the numbers into that file; verdicts stay. \`--only NAME\` does one. Then
\`npx vitest run -u --project "fast*" __tests__/rules/audit-servers-page.test.ts\` writes this page. The servers are pinned;
what they pull in is not.

${table(head, rows)}

## What is broken

${table(["server", "rule", "what", "verdict"], broken)}
`;
}

function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
