import { stackTraceIn } from "../../core/errors.js";

/** What runtimes write when nobody caught an exception, by runtime. Each is told apart from what a person would write. */
const EXCEPTIONS: readonly RegExp[] = [
  // V8
  /\b(?:Type|Reference|Range|Syntax|Internal)Error: /,
  /Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)/,
  /\b(?:undefined|null|[\w$.]+(?:\(\.\.\.\))?) is not (?:a function|iterable|a constructor)\b/,
  /Reduce of empty array with no initial value|Invalid array length|Invalid time value|Maximum call stack size exceeded/,
  /Unexpected (?:token|end of JSON input)|is not valid JSON/,
  // CPython
  /\b(?:Key|Index|Attribute|ZeroDivision|UnboundLocal|Name|Assertion|Recursion|UnicodeDecode|NotImplemented)Error\b/,
  /'\w+' object (?:has no attribute|is not (?:subscriptable|iterable|callable))|object of type '\w+' has no len/,
  /\b(?:list|string|tuple) index out of range\b|\b(?:integer |float )?division by zero\b|\bdivision by zero\b/,
  /unsupported operand type|not supported between instances of|takes \d+ positional arguments?|got an unexpected keyword/,
  // Go, Rust
  /runtime error: |nil pointer dereference|index out of range \[\d|\bpanic: /,
  /panicked at |called `(?:Option|Result)::(?:unwrap|expect)\(\)`/,
  // JVM, .NET
  /\b(?:java|javax|kotlin|scala)\.[\w.]+(?:Exception|Error)\b|NullPointerException/,
  /\bSystem\.[\w.]*Exception\b|Object reference not set to an instance/,
  // PHP, Ruby
  /Undefined (?:variable|index|array key|offset|property)|Call to a member function .{1,100} on null/,
  /undefined (?:local variable or )?method .{1,100} for (?:nil|an instance)|\bNoMethodError\b/,
];

/** How SDKs introduce what a tool threw; nothing after it is an exception without a message. */
const NAMELESS = /^Error executing tool [\w.-]+: ?(?:'[^'\n]*')?$/;
/** The SDK judged the answer of the tool by its outputSchema. */
const OUTPUT = /output validation error|structured content does not match|output schema/i;

/** The words of an unhandled exception in a text; undefined if there are none, or if the request had them. */
export function exceptionIn(text: string, sent: string): string | undefined {
  if (OUTPUT.test(text)) return undefined;
  const found = EXCEPTIONS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  const words = [...found, ...[stackTraceIn(text) ?? NAMELESS.exec(text)?.[0]]].find((part) => part !== undefined);
  return words === undefined || sent.includes(words) ? undefined : words;
}

/** True for an SDK's own complaint that a tool broke its outputSchema. */
export function isOutputComplaint(text: string): boolean {
  return OUTPUT.test(text);
}

const SQL =
  /SQLITE_[A-Z]+|\bnear ".{1,100}": syntax error|unrecognized token: "|\bno such (?:column|table)\b|syntax error at or near|You have an error in your SQL syntax|ORA-\d{5}|incomplete input$/;

/** The words of a database driver about a statement. */
export function sqlIn(text: string): string | undefined {
  return SQL.exec(text)?.[0];
}
