import type { ProbeCaseResult, Results, TestRow } from "../../src/core/generated/results.js";

/** What sessions have in common: how they answer each bad call, and what was found in them. */
export interface Behaviour {
  /** `TRANSPORT REVISION`. */
  sessions: string[];
  /** By tool, probe and what was wrong. */
  answers: Record<string, Record<string, Record<string, string>>>;
  findings: string[];
}

/** The sessions of a run that called tools, in the order of the run, those that behave alike together. */
export function behaviours({ tests, findings }: Results): Behaviour[] {
  const found = new Map<string, Behaviour>();
  const judged = tests.filter(({ negative_path }) => negative_path);
  for (const session of new Set(judged.map(sessionOf))) {
    const answers = Object.fromEntries(
      judged.filter((row) => sessionOf(row) === session).map((row) => [toolOf(row), answersOf(row)]),
    );
    const reported = findings
      .filter((finding) => sessionOf(finding) === session)
      .map(({ rule_id, message }) => `${rule_id}: ${message}`);
    const key = JSON.stringify([answers, reported]);
    const alike = found.get(key) ?? { sessions: [], answers, findings: reported };
    alike.sessions.push(session);
    found.set(key, alike);
  }
  return [...found.values()];
}

function answersOf({ negative_path }: TestRow): Record<string, Record<string, string>> {
  const probes = Object.entries(negative_path?.probes ?? {});
  return Object.fromEntries(
    probes.map(([probe, { cases, reason }]) => [
      probe,
      cases.length === 0 ? { skipped: reason ?? "" } : Object.fromEntries(cases.map((one) => [one.label, shown(one)])),
    ]),
  );
}

/** `error -32602: what it says`, `result: what it says`, `accepted`. */
function shown({ outcome, channel, code, message }: ProbeCaseResult): string {
  if (outcome !== "rejected") return outcome;
  const kind = channel === "protocol" ? `error ${code}` : channel === "tool" ? "result" : channel;
  return `${kind}: ${message}`;
}

function sessionOf({ server, target_version }: Pick<TestRow, "server" | "target_version">): string {
  return `${server} ${target_version}`;
}

/** Tests with probes are called `bad calls of TOOL`. */
function toolOf({ name }: TestRow): string {
  return name.split(" ").at(-1) ?? name;
}
