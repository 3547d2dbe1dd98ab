// Starts the action from the bundle beside it.
const VERSION = "0.1.0";
// The next step of the job starts faster.
require("node:module").enableCompileCache?.();
// For a process that ends by itself before the action has.
process.exitCode = 2;
// Reports are written and servers ended: a handle that something left open must not hold the step.
require("../bundle/index.js")
  .action(VERSION)
  .then(() => process.exit());
