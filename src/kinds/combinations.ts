/** Keys of a test that do not go with another one. */
export interface Clash {
  key: string;
  /** A key inside `expect` is written with a dot. */
  excludes: readonly string[];
  why: string;
  /** Left out: a test of its own. */
  fix?: string;
}

/** The keys that a tool test can have in addition to its call. `server` stands for a list of servers. */
export const TOOL_KEYS = [
  ...["expect", "steps", "finally", "data", "server", "retries", "inject_error", "negative_path"],
  ...["fuzz", "verify", "resend", "wire_fault", "transform", "parity"],
] as const;

/**
 * Every combination of a tool test's keys that does not run; what is not here runs. The loader, the page
 * docs/suite-reference.md and the tests are made from it.
 */
export const CLASHES: readonly Clash[] = [
  {
    key: "steps",
    excludes: [
      ...[
        "args",
        "expect",
        "inject_error",
        "negative_path",
        "fuzz",
        "verify",
        "resend",
        "wire_fault",
        "transform",
        "parity",
      ],
    ],
    why: "A test with `steps` makes several calls, so this key has no call to apply to.",
    fix: "Move it to the step that it belongs to, or write a test with a `tool`.",
  },
  { key: "tool", excludes: ["finally"], why: "These steps run after `steps`, and this test has a single call." },
  {
    key: "inject_error",
    excludes: [
      ...["retries", "negative_path", "fuzz", "verify", "resend", "wire_fault", "transform", "parity"],
      ...["expect.max_duration_ms", "expect.response_headers", "expect.response_headers_absent"],
    ],
    why: "An injected error replaces the response: nothing is sent to a server.",
  },
  {
    key: "negative_path",
    excludes: ["verify", "resend", "wire_fault", "transform", "parity"],
    why: "Invalid requests are sent instead of the call, so it cannot be repeated or rewritten and has no single response.",
  },
  {
    key: "fuzz",
    excludes: ["expect", "retries", "negative_path", "verify", "resend", "wire_fault", "transform", "parity"],
    why: "Many calls are made instead of one, the same for the same seed, and each answer is judged by the protocol and the tool's schemas.",
  },
  {
    key: "parity",
    excludes: ["verify", "resend", "wire_fault"],
    why: "It compares the responses to one call, sent once.",
  },
];

/** The same for compositions. */
export const COMPOSITION_CLASHES: readonly Clash[] = [
  {
    key: "nodes",
    excludes: ["expect.response_headers", "expect.response_headers_absent"],
    why: "A composition gets several responses, each with its own headers.",
  },
];

/** The same for steps. */
export const STEP_CLASHES: readonly Clash[] = [
  { key: "resource", excludes: ["args"], why: "A resource is read by its URI only.", fix: "Remove `args`." },
];

/** Why two keys of a tool test exclude each other; undefined if they do not. */
export function clashOf(first: string, other: string): string | undefined {
  // `finally` goes with what `steps` goes with.
  const [a, b] = [first, other].map((key) => (key === "finally" ? "steps" : key)) as [string, string];
  return CLASHES.find(({ key, excludes }) => (key === a && excludes.includes(b)) || (key === b && excludes.includes(a)))
    ?.why;
}
