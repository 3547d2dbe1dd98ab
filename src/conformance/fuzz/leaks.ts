/** A line of a stack trace, and a path of a server, as a suite writes them: also in texts with escapes. */
export const STACK =
  /at [^()]*[(]?(file:\/\/|node:|\/|[A-Z]:)[^ )]+:[0-9]+:[0-9]+|Traceback|, line [0-9]+|goroutine [0-9]+|panicked at/;
export const PATH =
  /\/home\/|\/Users\/|node_modules|site-packages|\/[^ ]+[.](js|mjs|cjs|ts|py|rb|go|rs|java|kt|cs|php)/;
