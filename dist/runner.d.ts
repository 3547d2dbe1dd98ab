import { type RunOptions } from "./index.js";
/** The functions of a test runner that tests are defined with. */
export interface TestRunner {
    describe(name: string, define: () => void): unknown;
    /** Defines a test without a time limit: the suites set their own. */
    it(name: string, test: (context: {
        skip(reason?: string): void;
    }) => Promise<void>): unknown;
    /** Called once when all tests have run. */
    after(hook: () => Promise<void>): unknown;
}
/**
 * Defines each test of suites as a test of another runner. The run starts with the first of them, and each ends when its
 * own result is there. Rejects if the suites are not valid.
 */
export declare function defineTests(runner: TestRunner, options?: RunOptions): Promise<void>;
