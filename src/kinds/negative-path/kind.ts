import { isObject } from "../../core/json/json.js";
import type { ProblemLog } from "../../suite/problems.js";
import type { Fuzz, NegativePath, SuiteServer, WireFault } from "../../suite/types.js";
import { child } from "../../suite/yaml/nodes.js";
import type { Path } from "../../suite/yaml/positions.js";

const NEGATIVE_CHECKS = ["unknown_tool", "missing_required", "wrong_type", "extra_field", "oversized"] as const;
const OVERSIZED_BYTES = 1024 * 1024;

/** The `negative_path` of a tool test with its defaults; undefined if the test has none. */
export function negativePathOf(block: unknown): NegativePath | undefined {
  if (!isObject(block)) return undefined;
  const { checks, base_call, error_channel, oversized_bytes } = block;
  const gate = (["off", "warn", "fail"] as const).find((candidate) => candidate === error_channel);
  return {
    checks: Array.isArray(checks) ? NEGATIVE_CHECKS.filter((check) => checks.includes(check)) : NEGATIVE_CHECKS,
    oversizedBytes: typeof oversized_bytes === "number" ? oversized_bytes : OVERSIZED_BYTES,
    ...(typeof base_call === "boolean" && { baseCall: base_call }),
    ...(gate && { errorChannel: gate }),
  };
}

/** The `fuzz` of a tool test with its defaults; undefined if the test has none. */
export function fuzzOf(block: unknown): Fuzz | undefined {
  if (!isObject(block)) return undefined;
  const { seed, cases, max_call_ms } = block;
  const numberOr = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise);
  return { seed: numberOr(seed, 1), cases: numberOr(cases, 50), maxCallMs: numberOr(max_call_ms, 5_000) };
}

const FAULTS: readonly WireFault[] = ["drop_response", "disconnect", "duplicate_request"];

/** The `wire_fault` of a test on these servers; reports if it would prove nothing, or cannot be made. */
export function wireFaultOf(
  root: object,
  path: Path,
  node: Record<string, unknown>,
  servers: readonly SuiteServer[],
  log: ProblemLog,
): WireFault | undefined {
  const fault = FAULTS.find((candidate) => candidate === node.wire_fault);
  if (fault === undefined) return undefined;
  const at = [...path, "wire_fault"];
  if (servers.some(({ cassette }) => cassette !== undefined)) {
    log.at(root, at, "key", {
      title: "`wire_fault` on a server with `cassette`",
      description: "A recording has no connection on which a message could be lost or duplicated.",
      fix: "Test the server itself, or remove this key.",
    });
  }
  const reads = node.expect !== undefined || child(node.transform, "response") !== undefined;
  if (fault !== "duplicate_request" && !node.resend && (reads || node.verify === undefined)) {
    log.at(root, at, "value", {
      title: `\`${fault}\` leaves no response`,
      description: reads
        ? "`expect` and `transform.response` have nothing to read, because the response is lost."
        : "Nothing checks what the call changed.",
      fix: "Write `resend: 1`, as a client would retry, or check the result with `verify` only.",
    });
  }
  return fault;
}
