import { describe, expect, it } from "vitest";
import { reportOf, textsOf } from "./small.js";

describe.each([
  ["a job that never runs", "cron-never", /AUDIT-HANG next_run/],
  ["an answer without a body", "head", /AUDIT-EXCEPTION send_request/],
  ["a row with an empty field", "sql", /AUDIT-EXCEPTION run_query/],
  ["a power that nobody can wait for", "costly", /AUDIT-HANG calculate/],
  ["a pattern that nobody can wait for", "pattern", /AUDIT-HANG match_lines/],
  ["a program that does not exist", "command", /AUDIT-CRASH run_command/],
])("%s", (_, mode, wanted) => {
  it("is found", async () => {
    const { failed } = await reportOf("missed.mjs", mode);
    expect(textsOf(failed)).toContainEqual(expect.stringMatching(wanted));
  });

  it("is not found where it is right", async () => {
    const { code, failed } = await reportOf("missed.mjs", `${mode} right`);
    expect({ code, failed: textsOf(failed) }).toEqual({ code: 0, failed: [] });
  });
});
