import { isObject } from "../../core/json.js";
import type { NegativePath } from "../types.js";

const CHECKS = ["unknown_tool", "missing_required", "wrong_type", "extra_field", "oversized"] as const;
const OVERSIZED_BYTES = 1024 * 1024;

/** The `negative_path` of a tool test with its defaults; undefined where the test has none. */
export function negativePathOf(block: unknown): NegativePath | undefined {
  if (!isObject(block)) return undefined;
  const { checks, base_call, error_channel, oversized_bytes } = block;
  const gate = (["off", "warn", "fail"] as const).find((one) => one === error_channel);
  return {
    checks: Array.isArray(checks) ? CHECKS.filter((check) => checks.includes(check)) : CHECKS,
    oversizedBytes: typeof oversized_bytes === "number" ? oversized_bytes : OVERSIZED_BYTES,
    ...(typeof base_call === "boolean" && { baseCall: base_call }),
    ...(gate && { errorChannel: gate }),
  };
}
