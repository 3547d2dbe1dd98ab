import { expect, it } from "vitest";
import { rateLimitWaitMs } from "../../src/action/github/client.js";

const waitMs = (status: number, headers?: Record<string, string>) =>
  rateLimitWaitMs({ status, ...(headers && { response: { headers } }) });

it.each([
  ["what it asks for", 403, { "retry-after": "7" }, 7_000],
  ["no time, once the requests are free again", 429, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1" }, 0],
  ["a minute, if it does not say when they are", 403, { "x-ratelimit-remaining": "0" }, 60_000],
  ["a minute, if that is no number", 403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "soon" }, 60_000],
  ["a minute, if it says nothing", 429, {}, 60_000],
  ["not at all, if there are requests left", 403, { "x-ratelimit-remaining": "9" }, undefined],
  ["not at all, if nothing answered", 403, undefined, undefined],
])("waits for GitHub's rate limit: %s", (_, status, headers, expected) => {
  expect(waitMs(status, headers)).toBe(expected);
});
