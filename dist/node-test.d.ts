import type { RunOptions } from "./index.js";
/** Defines each test of suites as a test of `node --test`, in the file that calls it. Rejects if the suites are not valid. */
export declare function suite(options?: RunOptions): Promise<void>;
