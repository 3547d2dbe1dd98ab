import { after, describe, it } from "node:test";
import { defineTests } from "./runner.js";
/** Defines each test of suites as a test of `node --test`, in the file that calls it. Rejects if the suites are not valid. */
export async function suite(options) {
    await defineTests({ describe, it, after }, options);
}
