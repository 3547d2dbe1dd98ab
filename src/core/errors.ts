/** The message of what was thrown, which need not be an Error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The stack of what was thrown, or its message: for bugs of mcptest itself. */
export function stackOf(error: unknown): string {
  return (error instanceof Error && error.stack) || messageOf(error);
}

const STACKS: readonly RegExp[] = [
  /^\s*at (?:[^\n(]{0,200} \()?(?:file:\/\/|node:|[A-Za-z]:\\|\/)[^\n]{1,300}:\d+:\d+\)?/m,
  /Traceback \(most recent call last\)|^\s*File "[^"\n]{1,300}", line \d+/m,
  /^\s*at [\w$.<>]{1,200}\([\w$]{1,100}\.(?:java|kt|scala):\d+\)/m,
  /^\s*at [\w.<>`]{1,200}\([^\n)]{0,300}\) in [^\n]{1,300}:line \d+/m,
  /^goroutine \d+ \[[\w ]+\]:|^\t\/[^\n]{1,300}\.go:\d+ \+0x/m,
  /thread '[^'\n]{1,100}' panicked at |^\s*\d+: 0x[0-9a-f]+ - /m,
  /^\s*(?:from )?\/[^\n:]{1,300}\.rb:\d+:in [`']/m,
  /^#\d+ \/[^\n]{1,300}\.php\(\d+\):/m,
];

/** A line of a stack trace in a text, in the form of any of the common languages. */
export function stackTraceIn(text: string): string | undefined {
  return STACKS.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0];
}
