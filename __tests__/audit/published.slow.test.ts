import { describe, expect, it } from "vitest";
import * as small from "./small.js";

/** What audits find of one rule in a server of published.mjs, and what they leave out. */
async function auditOf(mode: string, rule = "") {
  const { failed, left } = await small.reportOf("published.mjs", mode, [
    "audit",
    "--budget",
    "20m",
    "--max-call",
    "2s",
  ]);
  return { found: small.textsOf(failed.filter(({ id }) => id.startsWith(rule))), left };
}

describe.each([
  ["a wait as long as it was asked for", "waits", "AUDIT-HANG"],
  ["an argument that matters in one mode", "modes", "AUDIT-IGNORED"],
])("%s", (_, mode, rule) => {
  it("is right", async () => {
    expect((await auditOf(mode, rule)).found).toEqual([]);
  });

  it("is found where it is wrong", async () => {
    expect((await auditOf(`${mode} wrong`, rule)).found).toHaveLength(1);
  });
});

it.each([
  ["beside a flag for the whole list", "all", []],
  ["of a command that another tool looks at", "shell", []],
  ["of resources that are not reached", "offline", []],
  ["of a member that is missing in an object", "book", []],
  ["of data that others change", "kept 0", []],
  ["of data that others change, one start later", "kept 1", []],
  [
    "of an answer that is too large to be read",
    "huge",
    [expect.stringMatching(/^FAULT-TRANSPORT-FRAME-TOO-LARGE read_log/)],
  ],
  ["of a ping that fails", "pings-fail", [expect.stringMatching(/^LIFE-PING/)]],
  ["of three tools that print to stdout", "prints", [expect.stringMatching(/^AUDIT-NOISE/)]],
  ["of three prompts that do not check their arguments", "prompts", [expect.stringMatching(/^AUDIT-PROMPT a, b, c/)]],
])("finds one cause at most: %s", async (_, mode, wanted) => {
  expect((await auditOf(mode)).found).toEqual(wanted);
});

it("says of calls that a server limits that they were not made", async () => {
  const { left } = await auditOf("limited");
  expect(left).toContainEqual(expect.stringMatching(/^more calls of count_words: the server limits them: .*3\/day/));
});

it("does not pass if the tools were not listed in time", async () => {
  const report = await small.reportOf("published.mjs", "lists-late", ["audit", "--budget", "20m", "--max-call", "1s"]);
  expect(report).toMatchObject({
    code: 2,
    failed: [],
    left: expect.arrayContaining([expect.stringMatching(/^all tools/)]),
  });
});
