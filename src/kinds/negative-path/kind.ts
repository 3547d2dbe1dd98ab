import { asObject, defined } from "../../core/json/json.js";
import { TOOL_KIND, type ToolTest, toolNeeds, toolTestOf } from "../../suite/header/tool-test.js";
import type { SuiteKind } from "../../suite/kind.js";
import { ANSWER_MEMBERS } from "../../suite/variables/references.js";
import { choiceOf, numberOf } from "../../suite/yaml/nodes.js";

const CHECKS = ["unknown_tool", "missing_required", "wrong_type", "extra_field", "oversized"] as const;
const OVERSIZED_BYTES = 1024 * 1024;

/** Bad requests to a tool. */
export interface NegativePathTest extends ToolTest {
  checks: readonly (typeof CHECKS)[number][];
  /** Whether the tool may be called with what its schema accepts; undefined: its annotations and `safe_calls` say so. */
  baseCall?: boolean;
  /** Overrides `run_options.error_channel`. */
  errorChannel?: "off" | "warn" | "fail";
  oversizedBytes: number;
}

export const negativePath: SuiteKind<NegativePathTest> = {
  ...TOOL_KIND,
  name: "negative-path",
  readsSchemas: true,
  keys: ["negative_path"],
  clashes: [
    {
      key: "negative_path",
      excludes: ["verify", "resend", "wire_fault", "transform", "parity", "task", "cancel_after"],
      why: "Invalid requests are sent instead of the call, so it cannot be repeated or rewritten and has no single response.",
    },
  ],
  reader: (suite) => (test) => {
    const { negative_path: written } = test.node;
    const { checks, base_call, error_channel, oversized_bytes } = asObject(written);
    return {
      call: toolTestOf(test, suite).call,
      checks: Array.isArray(checks) ? CHECKS.filter((check) => checks.includes(check)) : CHECKS,
      oversizedBytes: numberOf(oversized_bytes) ?? OVERSIZED_BYTES,
      ...(typeof base_call === "boolean" && { baseCall: base_call }),
      ...defined({ errorChannel: choiceOf(error_channel, ["off", "warn", "fail"]) }),
    };
  },
  needs: (test) => ({ ...toolNeeds(test), members: [...ANSWER_MEMBERS, "negative_path"] }),
  print: ({ body: { checks, baseCall, oversizedBytes, errorChannel } }, { runOptions }) => ({
    negative_path: {
      checks,
      base_call: baseCall,
      oversized_bytes: oversizedBytes,
      error_channel: errorChannel ?? runOptions.errorChannel,
    },
  }),
};
