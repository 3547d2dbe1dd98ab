import { describe, expect, it } from "vitest";
import { answerOf } from "../../src/conformance/calls/answer.js";

/** What becomes of a result with a text, or with JSON in a text, for a call with arguments. */
function kindOf(content: unknown, args: Record<string, unknown> = {}): string {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const answer = { jsonrpc: "2.0", id: 1, result: { content: [{ type: "text", text }] } };
  return answerOf({ kind: "answer", answer, durationMs: 1, notifications: [] } as never, args).kind;
}

describe("a result that says it failed", () => {
  it.each<[unknown, Record<string, unknown>?]>([
    [{ status: "error", message: "Paper not found" }],
    [{ success: false, error: "no such issue", issue_key: "A-1" }, { issue_key: "A-1" }],
    [{ success: false, message: "cannot scale" }],
    [{ success: false }],
    [{ status: "failed", error: "release not found", steps: ["template"] }],
    [{ error: "Invalid ticker" }],
    [{ error: { message: "forbidden", code: 40310000 } }],
    [{ title: "Nix", summary: null, error: "page does not exist" }, { title: "Nix" }],
    [{ title: "Nix", exists: false, error: "page does not exist" }, { title: "Nix" }],
    [{ ok: false, error: "no project open" }],
    [{ error: "Limit of 10 calls reached", upgrade_url: "https://example.com/pay" }],
    [{ error: "Empty table", rows: 0 }],
    [{ object: "error", status: 404, code: "object_not_found", message: "Could not find page" }],
    ["Error: Company ticker AAPLX not found."],
    ["Database error: no such table: t"],
    ["Failed to add paragraph: no file"],
    ["Import failed: filePath is required and must be a non-empty string"],
    ["[AAPL] Error: no data"],
    ["❌ Tool execution of get_products: Error: 401"],
    ["❌ Error loading notes: no such table\n\n🔍 **Error details:**\n- Category: internal"],
    [{ result: '{"error":"x"}' }],
    [{ result: { status: "error", message: "x" } }],
    [["Error searching Wikipedia: timeout"]],
    ["missing required parameter: owner"],
    ["Error executing ListIndices: connection refused"],
    [{ status: "error" }],
    [{ status: "fail", message: "no such page" }],
    [{ Success: false, Error: "no such page" }],
    [{ success: "false", message: "no such page" }],
    [{ isError: true, message: "no such page" }],
    [{ error: true, message: "no such page" }],
    [{ error: 404, message: "no such page" }],
    [{ statusCode: 500, error: "Internal Server Error", message: "no database" }],
    [{ results: [], count: 0, error: "timeout" }],
    [{ tool: "search", error: "no key" }],
    [{ errors: [{ message: "Cannot query field" }], data: null }],
    [{ data: { error: "no such page" } }],
    [{ task_id: "t9", status: "error", message: "no such task" }, { task_id: "t9" }],
    [{ task_id: "t9", status: "failed", message: "Task t9 not found" }, { task_id: "t9" }],
    ["ValueError: month must be in 1..12"],
    ['Traceback (most recent call last):\n  File "x.py", line 3, in f\nValueError: x'],
    ["An unexpected error occurred while fetching the weather."],
    ["Unable to fetch the weather"],
    ["Could not connect to the database"],
    ["Tool execution failed: no database"],
    ["Request failed: 401 Unauthorized"],
    ["Request failed with status code 401"],
    ["API Error (401): bad key"],
    ["connect ECONNREFUSED 127.0.0.1:5432"],
    ["Fehler: Datei nicht gefunden"],
    ["错误：未找到"],
  ])("%j", (content, args) => {
    expect(kindOf(content, args)).toBe("failed");
  });

  it("in structured content too", () => {
    const result = { content: [], structuredContent: { result: { error: "no such user" } } };
    const outcome = { kind: "answer", answer: { jsonrpc: "2.0", id: 1, result }, durationMs: 1, notifications: [] };
    expect(answerOf(outcome as never, {}).kind).toBe("failed");
  });
});

describe("a result that only looks like a failure", () => {
  it.each<[unknown, Record<string, unknown>?]>([
    ["Error: Operation failed", { text: "Error: Operation failed" }],
    ["❌ User declined to provide the requested information."],
    [{ items: [{ id: 1 }], failed: [{ id: 2, error: "gone" }] }],
    ["Style 'x' not found, paragraph added with the default style"],
    [{ took: 1, errors: [], hits: [{ id: 1 }] }],
    [{ added: 3, errors: 0 }],
    ["No results were found for your search query."],
    ["No article found with the title Nix"],
    ["text\n<error>Content truncated. Call the tool with a start_index of 5000.</error>"],
    ["No active searches"],
    [{ name: "pod-1", phase: "Failed", status: "failed" }],
    [{ id: "job-7", owner: "ann", status: "failed", message: "exit code 1" }],
    [{ valid: false, message: "2 problems" }],
    [{ valid: false, error: "Unexpected end of the document" }],
    [{ isValid: false, error: { line: 3, message: "a comma is missing" } }],
    [{ value: 1, error: null }],
    [{ value: 1, is_error: false }],
    ["[12:01] Error: first\n[12:02] Error: second"],
    ["No errors found."],
    ["0 failed, 12 passed"],
    ["Tests failed: 3 of 12"],
    ["const error = new Error('x');"],
    [{ code: "throw new Error('x')", lines: 1 }],
    [{ status: { toString: 1, valueOf: 1 }, object: "error" }],
    [{ error: {}, value: 1 }],
    [{ job_id: "j1", status: "failed", error: "exit code 1" }, { job_id: "j1" }],
    [{ job_id: "j1", status: "failed", message: "exit code 1" }, { job_id: "j1" }],
    [{ host: "a", alive: false, error: "timeout" }, { host: "a" }],
    [{ value: 3, error: 0.02 }],
    [{ errors: ["line 3: a comma is missing"] }],
    ["Error rate: 0.3 %"],
    ["Error handling in Rust: use Result"],
    ["Error log:\nfirst\nsecond"],
    ["Failed logins: 3"],
    ["Failed: 0, passed: 12"],
    ["Could not find anything about it."],
    ["[.]".repeat(300_000)],
  ])("%j", (content, args) => {
    expect(kindOf(content, args)).toBe("accepted");
  });

  it("is what a tool was made for that is named after failures", () => {
    const result = { content: [{ type: "text", text: "Error: ENOENT: no such file" }] };
    const outcome = { kind: "answer", answer: { jsonrpc: "2.0", id: 1, result }, durationMs: 1, notifications: [] };
    expect(answerOf(outcome as never, {}, "last_error").kind).toBe("accepted");
    expect(answerOf(outcome as never, {}, "read_file").kind).toBe("failed");
  });
});
