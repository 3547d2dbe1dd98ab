import type { AgentRow, TestRow } from "../core/generated/results.js";
import { plural } from "../core/text.js";
import { line } from "./words.js";

type Estimate = { value: number; low: number; high: number };

const MAX_CALLS = 20;
const MAX_REPLY_LENGTH = 1_000;

/** What an agent did, for the text of its test; nothing if the row has no agent. */
export function agentLines({ agent }: Pick<TestRow, "agent">): string[] {
  if (agent === undefined) return [];
  const { tool_calls: calls, final_response: reply, recovery, cassette } = agent;
  const source = cassette === undefined ? "" : `, played from ${line(cassette)}`;
  const shown = calls
    .slice(0, MAX_CALLS)
    .map(({ server, name, is_error }) => `${line(server)}.${line(name)}${is_error ? " (error)" : ""}`);
  const more = calls.length > shown.length ? [`and ${calls.length - shown.length} more`] : [];
  return [
    `agent: ${line(agent.model)}, ${agent.stop_reason}, ${spent(agent.tokens.total, agent.cost_usd)}${source}`,
    ...(agent.trials ? [`runs: ${trialsText(agent.trials)}`] : []),
    `calls: ${[...shown, ...more].join(", ") || "none"}`,
    `reply: ${line(reply, MAX_REPLY_LENGTH) || "none"}`,
    ...(recovery ? [`recovery: ${recoveryText(recovery)}`] : []),
  ];
}

/** `8 of 10 runs passed, 80% [49%–94%]; pass^2 62% [24%–89%], pass@2 98% [74%–100%]`: k is 2 and the number of runs. */
export function trialsText({ runs, passed, rates }: NonNullable<AgentRow["trials"]>): string {
  const [single, ...rest] = rates;
  const shown = rest.filter(({ k }, index) => k === 2 || index === rest.length - 1);
  const parts = shown.map(({ k, all, any }) => `pass^${k} ${estimate(all)}, pass@${k} ${estimate(any)}`);
  return [`${passed} of ${plural(runs, "run")} passed, ${single ? estimate(single.all) : ""}`, ...parts].join("; ");
}

/** `1,234 tokens, $0.0042`. */
export function spent(tokens: number, costUsd: number | undefined): string {
  return [plural(tokens, "token"), ...(costUsd === undefined ? [] : [`$${costUsd.toFixed(4)}`])].join(", ");
}

function recoveryText({ detection_ms, recovery_ms, recovered, timed_out }: NonNullable<AgentRow["recovery"]>): string {
  if (detection_ms === undefined) return "no fault struck a call";
  return [
    `${timed_out ? "given up" : "answered"} after ${detection_ms} ms`,
    ...(recovery_ms === undefined ? [] : [`went on after ${recovery_ms} ms more`]),
    recovered ? "replied" : "did not reply",
  ].join(", ");
}

function estimate({ value, low, high }: Estimate): string {
  return `${percent(value)} [${percent(low)}–${percent(high)}]`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
