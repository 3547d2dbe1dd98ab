/** The names with which targets of a call's answer start. */
export const ANSWER_MEMBERS = [
  "result",
  "error",
  "duration_ms",
  "http",
  "notifications",
  "requests",
  "protocol_version",
  "server",
] as const;
