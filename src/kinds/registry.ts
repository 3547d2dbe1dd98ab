import type { Kind } from "../engine/kind.js";
import type { SuiteKind } from "../suite/kind.js";
import { agents } from "./agents/kind.js";
import { promptGet, resourceRead, skillRequest, toolCall } from "./call/kind.js";
import { compliance } from "./compliance/kind.js";
import { compositions } from "./compositions/kind.js";
import { evals } from "./evals/kind.js";
import { fuzz } from "./fuzz/kind.js";
import { injected } from "./injected/kind.js";
import { load } from "./load/kind.js";
import { negativePath } from "./negative-path/kind.js";
import { parity } from "./parity/kind.js";
import { steps } from "./steps/kind.js";
import { verify } from "./verify/kind.js";

const loadCall = async () => (await import("./call/run.js")).runCallTest;

export const COMPLIANCE = withLazyRun(compliance, async () => (await import("./compliance/run.js")).runComplianceTest);

/** Every kind of test. Of those of one block, a test is of the first whose `keys` it has. */
export const KINDS: readonly Kind[] = [
  withLazyRun(steps, async () => (await import("./steps/run.js")).runStepsTest),
  withLazyRun(injected, async () => (await import("./injected/run.js")).judgeInjectedError),
  withLazyRun(negativePath, async () => (await import("./negative-path/run.js")).runNegativePathTest),
  withLazyRun(fuzz, async () => (await import("./fuzz/run.js")).runFuzzTest),
  withLazyRun(load, async () => (await import("./load/run.js")).runLoadTest),
  withLazyRun(verify, async () => (await import("./verify/run.js")).runVerifyTest),
  withLazyRun(parity, async () => (await import("./parity/run.js")).runParityTest),
  withLazyRun(toolCall, loadCall),
  withLazyRun(resourceRead, loadCall),
  withLazyRun(promptGet, loadCall),
  withLazyRun(skillRequest, loadCall),
  withLazyRun(agents, async () => (await import("./agents/run.js")).runOrScoreAgent),
  withLazyRun(compositions, async () => (await import("./compositions/run.js")).runComposition),
  COMPLIANCE,
  withLazyRun(evals, async () => (await import("./evals/run.js")).runEval),
];

/** A kind whose `run` is loaded when it is first called: a suite is read, checked and planned without it. */
function withLazyRun<Body>(kind: SuiteKind<Body>, loadRun: () => Promise<Kind<Body>["run"]>): Kind<Body> {
  return { ...kind, run: async (...args) => (await loadRun())(...args) };
}
