import type { Kind } from "../engine/kind.js";
import type { SuiteKind } from "../suite/kind.js";
import { agents } from "./agents/kind.js";
import { promptGet, resourceRead, toolCall } from "./call/kind.js";
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

const loadCall = () => import("./call/run.js");

export const COMPLIANCE = whole(compliance, () => import("./compliance/run.js"));

/** Every kind of test. Of those of one block, a test is of the first whose `keys` it has. */
export const KINDS: readonly Kind[] = [
  whole(steps, () => import("./steps/run.js")),
  whole(injected, () => import("./injected/run.js")),
  whole(negativePath, () => import("./negative-path/run.js")),
  whole(fuzz, () => import("./fuzz/run.js")),
  whole(load, () => import("./load/run.js")),
  whole(verify, () => import("./verify/run.js")),
  whole(parity, () => import("./parity/run.js")),
  whole(toolCall, loadCall),
  whole(resourceRead, loadCall),
  whole(promptGet, loadCall),
  whole(agents, () => import("./agents/run.js")),
  whole(compositions, () => import("./compositions/run.js")),
  COMPLIANCE,
  whole(evals, () => import("./evals/run.js")),
];

/** A kind whose `run` is loaded when it is first called: a suite is read, checked and planned without it. */
function whole<Body>(kind: SuiteKind<Body>, load: () => Promise<Pick<Kind<Body>, "run">>): Kind<Body> {
  return { ...kind, run: async (...args) => (await load()).run(...args) };
}
