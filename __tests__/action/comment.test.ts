import { describe, expect, it } from "vitest";
import { type CommentPart, commentBody, commentRow, hasRows, readComment } from "../../src/action/publish/comment.js";

/** A job with its row and, if it did not pass, its failures. */
function job(i: number, conclusion: "success" | "failure", textLength = 20_000): CommentPart[] {
  const name = `test-${String(i).padStart(3, "0")}-ubuntu-latest`;
  const part = { key: `${name}-0a1b2c3d`, call: "0a1b2c3d", run: 12_345_678_901, sha: "b".repeat(12), conclusion };
  const row: CommentPart = { ...part, kind: "job", body: commentRow(name, conclusion) };
  const text: CommentPart = { ...part, kind: "text", body: `## ${"f".repeat(textLength - 3)}` };
  return conclusion === "success" ? [row] : [row, text];
}

const jobs = (count: number, conclusion: "success" | "failure") =>
  Array.from({ length: count }, (_, i) => job(i, conclusion)).flat();

/** How many rows and texts a comment has, and how many it says it leaves out. */
function countsOf(body: string) {
  const left = (pattern: RegExp) => Number(pattern.exec(body)?.[1] ?? 0);
  return {
    rows: body.match(/<tr><td>/g)?.length ?? 0,
    texts: body.match(/^## f/gm)?.length ?? 0,
    rowsLeft: left(/^(\d+) more jobs? did not fit here\.$/m),
    textsLeft: left(/^The failures of (\d+) jobs? did not fit here: the log of each has them\.$/m),
  };
}

describe("the comment", () => {
  it.each<[string, CommentPart[], ReturnType<typeof countsOf>]>([
    ["few jobs", jobs(2, "failure"), { rows: 2, texts: 2, rowsLeft: 0, textsLeft: 0 }],
    ["five long texts", jobs(5, "failure"), { rows: 5, texts: 3, rowsLeft: 0, textsLeft: 2 }],
    ["many jobs that passed", jobs(256, "success"), { rows: 256, texts: 0, rowsLeft: 0, textsLeft: 0 }],
    ["many jobs that failed", jobs(150, "failure"), { rows: 147, texts: 1, rowsLeft: 3, textsLeft: 149 }],
  ])("fits, and counts what does not, whoever writes it next: %s", (_, parts, counts) => {
    const body = commentBody(parts);
    expect(body.length).toBeLessThan(65_536);
    expect(countsOf(body)).toEqual(counts);
    const again = commentBody(readComment(body));
    expect(countsOf(again)).toEqual(counts);
    expect(hasRows(again, { parts, isWhole: false })).toBe(true);
  });

  it("fits with more rows than markers are kept of", () => {
    const short = { kind: "job", call: "0", run: 1, sha: "b".repeat(12), conclusion: "success" } as const;
    const body = commentRow("", "success");
    const parts = Array.from({ length: 700 }, (_, i): CommentPart => ({ ...short, key: `${i}`.padEnd(40, "-"), body }));
    const comment = commentBody(parts);
    expect(comment.length).toBeLessThan(65_536);
    expect(countsOf(comment).rows).toBeGreaterThan(300);
    expect(countsOf(comment).rows + countsOf(comment).rowsLeft).toBe(700);
  });

  it("leaves out what passed before what did not", () => {
    const passed = Array.from({ length: 250 }, (_, i) => job(i, "success")).flat();
    const body = commentBody([...passed, ...job(998, "failure"), ...job(999, "failure")]);
    expect(body).toMatch(/did not pass\n\n<table>\n.*\n.*test-998.*\n.*test-999/);
    expect(countsOf(body).texts).toBe(1);
  });

  it("misses the row of a step that another job has overwritten", () => {
    const [parts, others] = [job(1, "failure"), jobs(60, "failure").slice(4)];
    expect(hasRows(commentBody(others), { parts, isWhole: false })).toBe(false);
  });
});
