import { describe, expect, it } from "vitest";
import { exceptionIn, isOutputComplaint, sqlErrorIn, stackTraceIn } from "../../src/core/proc/exceptions.js";

/** What each runtime writes, as it arrives in an answer. */
const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  V8: [
    "TypeError: Cannot read properties of undefined (reading 'slice')",
    "Cannot read properties of undefined (reading 'slice')",
    "Cannot read property 'slice' of undefined",
    "due.slice is not a function",
    "undefined is not iterable (cannot read property Symbol(Symbol.iterator))",
    "Reduce of empty array with no initial value",
    "Invalid array length",
    "Invalid time value",
    "Unexpected end of JSON input",
    "Unexpected token 'x', \"x\" is not valid JSON",
    '"undefined" is not valid JSON',
    "Converting circular structure to JSON\n    --> starting at object",
  ],
  CPython: [
    "KeyError: 'isbn'",
    "Error executing tool get_book: 'isbn'",
    "Error executing tool get_book: ",
    "'day'",
    "Error executing tool rate: division by zero",
    "float division by zero",
    "integer division or modulo by zero",
    "list index out of range",
    "'NoneType' object has no attribute 'title'",
    "'NoneType' object is not subscriptable",
    "object of type 'int' has no len()",
    "unsupported operand type(s) for +: 'int' and 'str'",
    "'<' not supported between instances of 'NoneType' and 'int'",
    "search() got an unexpected keyword argument 'page'",
    "invalid literal for int() with base 10: 'x'",
    "not enough values to unpack (expected 2, got 1)",
    "max() arg is an empty sequence",
    "Object of type datetime is not JSON serializable",
  ],
  Go: [
    "runtime error: index out of range [3] with length 3",
    "runtime error: invalid memory address or nil pointer dereference",
    "panic: assignment to entry in nil map",
    "interface conversion: interface {} is nil, not string",
  ],
  Rust: [
    "thread 'main' panicked at src/main.rs:4:5:",
    "called `Option::unwrap()` on a `None` value",
    "index out of bounds: the len is 3 but the index is 9",
    "attempt to subtract with overflow",
  ],
  JVM: [
    "java.lang.IllegalStateException: closed",
    'Cannot invoke "String.length()" because "name" is null',
    "Index 5 out of bounds for length 3",
    "class java.lang.Integer cannot be cast to class java.lang.String",
  ],
  ".NET": [
    "Object reference not set to an instance of an object.",
    "System.InvalidOperationException: closed",
    "Sequence contains no elements",
    "The given key 'isbn' was not present in the dictionary.",
    "Value cannot be null. (Parameter 'source')",
  ],
  PHP: [
    'Undefined array key "isbn"',
    "Undefined variable $book",
    "Call to a member function title() on null",
    'Attempt to read property "title" on null',
    "PHP Fatal error:  Uncaught Error",
  ],
  Ruby: [
    "undefined method `title' for nil:NilClass",
    "undefined method 'title' for nil",
    "no implicit conversion of nil into String",
    "nil can't be coerced into Integer",
    "wrong number of arguments (given 1, expected 2)",
  ],
};

const TRACES: Readonly<Record<string, readonly string[]>> = {
  V8: ["Error: x\n    at call (file:///srv/app/server.mjs:12:3)", "    at node:internal/main/run_main:30:49"],
  CPython: ['Traceback (most recent call last):\n  File "/srv/app.py", line 3, in call'],
  Go: ["goroutine 1 [running]:\nmain.main()", "\t/srv/app/main.go:12 +0x1d"],
  Rust: ["   4: 0x55d0c0 - app::main"],
  JVM: ["\tat com.example.Server.call(Server.java:12)"],
  ".NET": ["   at Server.Call(String name) in /srv/Server.cs:line 12"],
  PHP: ["#0 /srv/app.php(12): call()"],
  Ruby: ["/srv/app.rb:12:in `call'"],
};

/** What people write: refusals, and data that is about errors. */
const INNOCENT = [
  "the value is null",
  "index out of range for page 3 of 2",
  "Cannot divide: division by zero is not defined",
  "Division by zero",
  "Ticket T-9 not found",
  "query is required",
  "title must be a string, but undefined was given",
  "The body is not valid JSON: a comma is missing after line 3",
  "Unexpected argument `page`",
  "Invalid time value: write HH:MM",
  "foo is not a function that this calculator knows",
  "name is not defined in this project",
  "Tool get_book failed: the type is an error",
  "3 lines match KeyError in app.log",
  '{"entries":[{"level":"error","message":"worker restarted","source":"app.js:12"}]}',
  "10:31:02 ERROR the panic button was pressed; at /rooms/3",
  "Stack trace collection is off",
  "The thread was not found",
  "No property of undefined type matches",
  "The system exception list is empty",
  "'day' is required",
  "There is no 'day'",
  "'from' or 'to'",
  "No such table in the restaurant",
];

describe("what runtimes write of an exception that nobody caught", () => {
  it.each(Object.entries(MESSAGES))("is known of %s", (_, texts) => {
    expect(texts.filter((text) => exceptionIn(text, "{}") === undefined)).toEqual([]);
  });

  it.each(Object.entries(TRACES))("is known of the stack traces of %s", (_, texts) => {
    expect(texts.filter((text) => stackTraceIn(text) === undefined)).toEqual([]);
    expect(texts.filter((text) => exceptionIn(text, "{}") === undefined)).toEqual([]);
  });

  it.each(INNOCENT)("is not what people write: %s", (text) => {
    expect([exceptionIn(text, "{}"), stackTraceIn(text), sqlErrorIn(text)]).toEqual([undefined, undefined, undefined]);
  });

  it("is neither what the request had, nor what an SDK says of the output", () => {
    expect(exceptionIn("No entry has 'KeyError: x'", '{"query":"KeyError: x"}')).toBeUndefined();
    const complaint = "Output validation error: 'closed_at' is a required property";
    expect([isOutputComplaint(complaint), exceptionIn(complaint, "{}")]).toEqual([true, undefined]);
  });

  it.each([
    'near "x": syntax error',
    "SQLITE_ERROR: no such column: x",
    'syntax error at or near "x"',
    "You have an error in your SQL syntax; check the manual",
    "ORA-00933: SQL command not properly ended",
  ])("is of a database driver: %s", (text) => expect(sqlErrorIn(text)).toBeDefined());
});
