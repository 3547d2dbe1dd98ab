import { afterAll, describe, it } from "vitest";
import { defineTests } from "./runner.js";
/** Defines each test of suites as a test of vitest, in the test file that calls it. Rejects if the suites are not valid. */
export async function suite(options) {
    // A timeout of zero is no time limit.
    await defineTests({
        describe,
        it: (name, test) => it(name, { timeout: 0 }, test),
        after: (hook) => afterAll(hook, 0),
    }, options);
}
