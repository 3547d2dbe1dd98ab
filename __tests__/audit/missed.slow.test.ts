import { describe, expect, it } from "vitest";
import { partOf } from "../support/whole.js";
import * as small from "./small.js";

const { textsOf } = small;
// What hangs does so at once, and is awaited several times.
const reportOf = (mode: string) => small.reportOf("missed.mjs", mode, ["audit", "--budget", "20m", "--max-call", "2s"]);

const BUGS: readonly [name: string, mode: string, wanted: RegExp][] = [
  ["a read that empties what it reads", "empties", /AUDIT-READ-ONLY list_alerts: .*second answer differs/],
  ["a read that works once", "closes", /AUDIT-READ-ONLY get_settings: .*a second equal call fails/],
  ["a read that adds to what it read before", "accumulates", /AUDIT-READ-ONLY count_words: .*answered otherwise/],
  ["a read that answers by turns", "alternates", /AUDIT-READ-ONLY is_email: .*answered otherwise/],
  ["a list that fails once something was added", "breaks-list", /AUDIT-EXCEPTION list_items/],
  ["an output that is wrong once something was added", "breaks-output", /(?:AUDIT-OUTPUT|INV-013) .*list_items/],
  ["a start that fails the second time", "starts-twice", /AUDIT-EXCEPTION start_timer/],
  [
    "a read that writes what a resource shows",
    "writes-resource",
    /AUDIT-READ-ONLY preview_title: .* of page:\/\/title/,
  ],
  ["a flag that leaves nothing out", "includes-part", /AUDIT-IGNORED get_pet.include_toys/],
  ["a read that adds to a list", "saves-label", /AUDIT-READ-ONLY save_label/],
  ["a change that shortens a list of names", "removes-label", /AUDIT-DESTRUCTIVE tidy_labels/],
  ["a change that shortens a list in a text", "tidies-lines", /AUDIT-DESTRUCTIVE set_label/],
  ["a removal that says it destroys nothing", "drops-label", /AUDIT-DESTRUCTIVE drop_label/],
  ["a description with an argument that is not there", "docs-argument", /AUDIT-DOCS list_books: .*`year`/],
  ["another description with one", "docs-argument", /AUDIT-DOCS get_book: .*`reverse`/],
  [
    "pages that leave an item out between them",
    "skips-item",
    /AUDIT-PAGES list_rows: .*ends with number 5, .* begins with 7/,
  ],
  ["pages of resources that leave some out", "skips-resource", /AUDIT-PAGES resources.list: .*they leave items out/],
  ["an answer with a part of another's", "names-later", /AUDIT-OVERLAP get_weather/],
  ["an answer with another's city", "names-later-city", /AUDIT-OVERLAP get_weather/],
  ["a change that answers with another's title", "names-later-note", /AUDIT-OVERLAP add_note/],
  ["an answer with a part of another tool's", "names-other-tool", /AUDIT-OVERLAP greet/],
  ["a job that never runs", "cron-never", /AUDIT-HANG next_run/],
  ["an answer without a body", "head", /AUDIT-EXCEPTION send_request/],
  ["a row with an empty field", "sql", /AUDIT-EXCEPTION run_query/],
  ["a power that nobody can wait for", "costly", /AUDIT-HANG calculate/],
  ["a pattern that nobody can wait for", "pattern", /AUDIT-HANG match_lines/],
  ["a program that does not exist", "command", /AUDIT-CRASH run_command/],
];

describe.each(partOf(BUGS, 3))("%s", (_, mode, wanted) => {
  it("is found", async () => {
    const { failed } = await reportOf(mode);
    expect(textsOf(failed)).toContainEqual(expect.stringMatching(wanted));
  });

  it("is not found where it is right", async () => {
    const { code, failed } = await reportOf(`${mode} right`);
    expect({ code, failed: textsOf(failed) }).toEqual({ code: 0, failed: [] });
  });
});

it("finds an argument that is not there in every form of a description", async () => {
  const { failed } = await reportOf("docs-forms");
  const subjects = failed.filter(({ id }) => id === "AUDIT-DOCS").map(({ subject }) => subject);
  expect(subjects).toEqual(["find_tag", "find_at", "find_row", "find_use", "find_list"]);
});

it.each([
  ["descriptions that name what is there", "docs-forms right"],
  ["reads that count, go on and tell the time", "differs"],
  ["a filter that sounds like a cursor", "after-a-day"],
])("finds nothing wrong with %s", async (_, mode) => {
  const { code, failed } = await reportOf(mode);
  expect({ code, failed: textsOf(failed) }).toEqual({ code: 0, failed: [] });
});
