/** What a runtime writes of an exception that nobody caught: lines of its stack traces, and its own messages. */
interface Runtime {
  traces: readonly RegExp[];
  /** Each differs from what a person would write in an error. */
  messages: readonly RegExp[];
}

const RUNTIMES: Readonly<Record<string, Runtime>> = {
  V8: {
    traces: [/^\s*at (?:[^\n(]{0,200} \()?(?:file:\/\/|node:|[A-Za-z]:\\|\/)[^\n]{1,300}:\d+:\d+\)?/m],
    messages: [
      /\b(?:Type|Reference|Range|Syntax|Internal)Error: /,
      /Cannot (?:read|set) propert(?:y|ies) .{0,100}of (?:undefined|null)\b|Cannot destructure property/,
      /\b(?:undefined|null|[\w$]{1,50}\.[\w$.]{1,50}(?:\(\.{3}\))?|\(intermediate value\)) is not a function\b/,
      /\b(?:undefined|null|[\w$.]{1,100}) is not (?:iterable\b|a constructor\b)/,
      /Cannot convert undefined or null to object|Assignment to constant variable|Cannot access '.{1,100}' before init/,
      /Reduce of empty array with no initial value|Maximum call stack size exceeded|circular structure to JSON/,
      /\bInvalid (?:array length|string length|time value)$|\bInvalid count value: |Do not know how to serialize a BigInt/m,
      /Unexpected (?:token .{1,10}(?:,| in JSON)|end of JSON input|non-whitespace character after JSON)/,
      /"(?:undefined|\[object Object\])" is not valid JSON/,
    ],
  },
  CPython: {
    traces: [/Traceback \(most recent call last\)|^\s*File "[^"\n]{1,300}", line \d+/m],
    messages: [
      /\b(?:Key|Index|Attribute|Type|ZeroDivision|UnboundLocal|Name|Assertion|Recursion|Unicode\w{6})Error(?:\(|: |$)/m,
      /'\w{1,50}' object (?:has no attribute|is not (?:subscriptable|iterable|callable))/,
      /object of type '\w{1,50}' has no len|Object of type \w{1,50} is not JSON serializable/,
      /\b(?:list|string|tuple|range object) index out of range\b|\bpop from (?:an )?empty (?:list|set|deque)/,
      /\b(?:float|integer) (?:division|modulo|division or modulo) by zero\b|^Error executing tool \S{1,100}: division by/,
      /unsupported operand type|not supported between instances of|can only concatenate \w{1,20} \(not/,
      /takes (?:from )?\d+ .{0,20}positional arguments?|got an unexpected keyword argument|missing \d+ required positional/,
      /invalid literal for int\(\) with base|could not convert string to float|codec can't (?:de|en)code/,
      /values to unpack \(expected|cannot unpack non-iterable|cannot access local variable|\b(?:max|min)\(\) (?:arg|iter)/,
      // A model of the server's own, which a value of its data does not fit.
      /\b\d+ validation errors? for (?!\w*(?:Arguments|Args|Input|Params|Request)\b)[A-Z]\w{0,60}\n[^\n]{0,200}\n[^\n]{0,300}input_value=None, /,
      /Expecting value: line \d+ column|maximum recursion depth exceeded/,
    ],
  },
  Go: {
    traces: [/^goroutine \d+ \[[\w ]{1,50}\]:|^\t\/[^\n]{1,300}\.go:\d+ \+0x/m],
    messages: [
      /\bruntime error: |nil pointer dereference|index out of range \[\d|^panic: /m,
      /assignment to entry in nil map|interface conversion: .{1,100} is (?:nil, )?not /,
    ],
  },
  Rust: {
    traces: [/thread '[^'\n]{1,100}' panicked at |^\s*\d+: 0x[0-9a-f]+ - /m],
    messages: [
      /\bpanicked at |called `(?:Option|Result)::(?:unwrap|expect)/,
      /index out of bounds: the len is|attempt to (?:divide by zero|\w{3,8} with overflow)|is not a char boundary/,
    ],
  },
  JVM: {
    traces: [/^\s*at [\w$.<>]{1,200}\([\w$]{1,100}\.(?:java|kt|scala):\d+\)/m],
    messages: [
      /\b(?:java|javax|kotlin|scala)\.[\w.]{1,100}(?:Exception|Error)\b|\bNullPointerException\b/,
      /Cannot invoke ".{1,200}" because |Index -?\d+ out of bounds for length|\bclass \S{1,100} cannot be cast to class/,
    ],
  },
  ".NET": {
    traces: [/^\s*at [\w.<>`]{1,200}\([^\n)]{0,300}\) in [^\n]{1,300}:line \d+/m],
    messages: [
      /\bSystem\.[\w.]{0,100}Exception\b|Object reference not set to an instance/,
      /Index was outside the bounds|Sequence contains no (?:matching )?elements|Nullable object must have a value/,
      /The given key '.{1,100}' was not present in|Input string .{0,50}was not in a correct format/,
      /Value cannot be null\. \(Parameter|Unable to cast object of type/,
    ],
  },
  PHP: {
    traces: [/^#\d+ \/[^\n]{1,300}\.php\(\d+\):/m],
    messages: [
      /Undefined (?:variable \$|array key |offset \d|property: )|Undefined (?:index|variable): /,
      /Call to (?:a member function .{1,100} on|undefined (?:function|method))|Unsupported operand types: /,
      /\bPHP (?:Fatal error|Warning|Notice): |Trying to access array offset on|Attempt to read property ".{1,100}" on/,
      /Argument #\d+ \(\$\w{1,50}\) must be of type/,
    ],
  },
  Ruby: {
    traces: [/^\s*(?:from )?\/[^\n:]{1,300}\.rb:\d+:in [`']/m],
    messages: [
      /undefined (?:local variable or )?method .{1,100} for (?:nil|an instance|#<|main)|\bNoMethodError\b/,
      /no implicit conversion of \w{1,50} into|\bnil can't be coerced into|comparison of \w{1,50} with \S{1,50} failed/,
      /wrong number of arguments \(given \d/,
    ],
  },
};

const TRACES = Object.values(RUNTIMES).flatMap(({ traces }) => traces);
const MESSAGES = Object.values(RUNTIMES).flatMap(({ messages }) => messages);

/** How SDKs introduce what a tool threw; a name in quotes, after it or alone, is the text of a KeyError. */
const NAMELESS = /^Error executing tool [\w.-]{1,100}: ?$|^(?:Error executing tool [\w.-]{1,100}: ?)?'[^'\n]{0,200}'$/;
const EXCEPTIONS = [...MESSAGES, ...TRACES, NAMELESS];

/** A line of a stack trace in a text, in the form of any of the runtimes. */
export function stackTraceIn(text: string): string | undefined {
  return firstIn(text, TRACES);
}

/** The words of an unhandled exception in the text of an error; undefined if there are none, or if the request had them. */
export function exceptionIn(text: string, sent: string): string | undefined {
  const words = firstIn(text, EXCEPTIONS);
  return words === undefined || isOutputComplaint(text) || sent.includes(words) ? undefined : words;
}

/** True for an SDK's own complaint that a tool broke its outputSchema. */
export function isOutputComplaint(text: string): boolean {
  return /output validation error|structured content does not match|output schema/i.test(text);
}

const BAD_REGEX: readonly RegExp[] = [
  /Invalid regular expression: \/.{0,200}\/[a-z]{0,8}: [A-Z][\w ]{1,40}/,
  /\b(?:unterminated (?:character set|subpattern)|nothing to repeat|multiple repeat|bad escape \S{1,3}) at position \d+/,
  /error parsing regexp: |premature end of char-class/,
];

/** The words with which a regular expression is refused: an exception where none was asked for. */
export function regexErrorIn(text: string): string | undefined {
  return firstIn(text, BAD_REGEX);
}

const SQL: readonly RegExp[] = [
  /SQLITE_[A-Z]+|\bnear ".{1,100}": syntax error|unrecognized token: "|\bno such (?:column|table): |incomplete input$/,
  /\binvalid input syntax for (?:type )?\w{1,20}|\bselect .{1,200} from \w{1,60} where /i,
  /syntax error at or near|You have an error in your SQL syntax|ORA-\d{5}/,
];

/** The words of a database driver about a statement. */
export function sqlErrorIn(text: string): string | undefined {
  return firstIn(text, SQL);
}

function firstIn(text: string, patterns: readonly RegExp[]): string | undefined {
  return patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0];
}
