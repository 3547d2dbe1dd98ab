import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { delimiter, isAbsolute, join, resolve } from "node:path";
import { messageOf } from "../../errors.js";
import { makeTempFolder, removePath } from "../../out.js";
import { startCommand } from "../containers.js";
import { type ProgramResult, runProgram } from "../run.js";
import type { RunningProcess, StartOptions, startProcess } from "../start.js";
import { inBubblewrap } from "./bubblewrap.js";
import { emptyImage, inContainer, programFailure } from "./container.js";
import { copyFor } from "./copy.js";
import { inSandboxExec } from "./macos.js";
import { hiddenIn, MAX_SANDBOX_BYTES, outermost, type SandboxPlan, sandboxEnvironment, shownInTemp } from "./plan.js";
import { openRelay, withRelay } from "./relay.js";

