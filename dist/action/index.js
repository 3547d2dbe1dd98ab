// Starts the action from the bundle beside it.
import module from "node:module";

const VERSION = "0.1.0";
// The next step of the job starts faster.
module.enableCompileCache?.();
const { action } = await import("../bundle/index.js");
await action(VERSION);
// Reports are written and servers ended: a handle that something left open must not hold the step.
process.exit();
