/** The levels of RFC 5424, from the least severe on. */
export const LOG_LEVELS: readonly unknown[] = [
  "debug",
  "info",
  "notice",
  "warning",
  "error",
  "critical",
  "alert",
  "emergency",
];
