import { join } from "node:path";
import type { CaptureReport } from "../../../src/conformance/sessions/capture-report.js";
import { jsonIn, mcptestHere, runFiles, textIn, valid } from "../../support/harness.js";

/** The sessions in a capture file, which must be valid. */
export const captureIn = (file: string) => valid("capture", jsonIn(file));

/** Runs a suite with `--capture`, then the invariants over what was captured. */
export async function capture(suite: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const flags = ["--capture", "out/capture.json", "--reporter", "minimal", ...args];
  const { cwd, results, ...run } = await runFiles(suite, flags, env);
  const file = join(cwd, "out/capture.json");
  const judged = await mcptestHere(["compliance", "invariants", "--capture", file, "--format", "json"], { cwd });
  const report = JSON.parse(judged.stdout) as CaptureReport;
  return { cwd, run, results, text: textIn(file), sessions: captureIn(file), judged, report };
}

/**
 * Calls servers, and gives what the invariants found while the suite ran, and what they find in its capture: each
 * message once, in order.
 */
export async function foundTwice(commands: readonly string[][], more: object = {}) {
  const servers = Object.fromEntries(commands.map((command, at) => [`s${at}`, { command: ["node", ...command] }]));
  const names = Object.keys(servers);
  const suite = {
    servers,
    compliance: names.flatMap((server) => [
      { name: `tools of ${server}`, server, check: "tools/list" },
      { name: `what ${server} does not know`, server, request: { method: "no/such/method" } },
    ]),
    tools: names.map((server) => ({ name: `call to ${server}`, server, tool: "x", timeout_ms: 500 })),
    ...more,
  };
  const { results, report } = await capture(JSON.stringify(suite));
  const live = results.findings.flatMap(({ server, rule_id, message }) =>
    /^(INV|COMP)-/.test(rule_id) ? [`${server ?? "all"} ${rule_id} ${message}`] : [],
  );
  const captured = [
    ...report.sessions.flatMap(({ server_label, invariants }) =>
      invariants.flatMap(({ id, breaches, unjudged }) =>
        [...breaches, ...unjudged].map(({ message }) => `${server_label} ${id} ${message}`),
      ),
    ),
    ...report.hazards.map(({ rule_id, message }) => `all ${rule_id} ${message}`),
  ];
  return { live: [...new Set(live)].sort(), captured: [...new Set(captured)].sort() };
}
