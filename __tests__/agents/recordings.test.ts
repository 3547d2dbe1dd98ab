import { expect, it } from "vitest";
import { recordingId } from "../../src/agents/cassette/recordings.js";

it("a recording of a row that is a number is found again", () => {
  const test = { test: "asks", revision: null };
  expect(recordingId({ ...test, row: 0 })).toBe(recordingId({ ...test, row: "0" }));
  expect(recordingId({ ...test, row: 0 })).not.toBe(recordingId(test));
});
